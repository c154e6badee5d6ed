// What other generators need for as many posts on the machine of docs/performance.md: they are not installed here, so it is not
// measured again.

/** In seconds, by the number of posts: Astro 7, from nothing. */
export const ASTRO_COLD: Readonly<Record<number, number>> = { 1000: 6.5, 4000: 19.4 }

/** In seconds, by the number of posts: Hugo, after one edit. */
export const HUGO_EDIT: Readonly<Record<number, number>> = { 1000: 1.1 }
