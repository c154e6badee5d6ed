// Adds an article to a noun in messages.

/** Returns "an event" or "a blog post". */
export const addArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
