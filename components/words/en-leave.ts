// The English words of the browser script that says how to leave quickly. A file of its own, so that no script loads the words of another.

export const PRESS_ONCE = 'Press Shift once more.'
/** The script writes the number in the place of `{}`. */
export const PRESS_MORE = 'Press Shift {} more times.'
