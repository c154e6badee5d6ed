// The English words of the browser script that says what was copied. A file of its own, so that no script loads the words of another.

/** What was copied, such as "the phone number", and a period follow. */
export const COPIED = 'Copied'
/** What could not be copied follows. */
export const COPYING_REFUSED = 'Your browser did not allow copying.'
