// Without React: where a host keeps its own content while its widget sleeps.

/** Keeps the whole of a limited text inside its host while a shortened one is shown and the widget sleeps. */
export const wholeTextSelector = 'template[data-whole]'
