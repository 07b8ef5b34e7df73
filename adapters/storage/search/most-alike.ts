/** More words than this that begin or end alike are not looked at, see `ForKnowingWords`. */
export const mostAlike = 200
