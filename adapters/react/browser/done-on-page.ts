/** Sent to the window when something was done, or read anew, on a page that a browser took over. */
export const doneOnPage = 'done-on-page'
