// What other generators need for as many posts on the machine of docs/performance.md: they are not installed here, so it is not
// measured again.

/** In seconds, by the number of posts: Astro 7, from nothing. */
export const ASTRO_COLD: Readonly<Record<number, number>> = { 1000: 7.7, 4000: 20.7 }

/** In seconds, by the number of posts: Hugo, after one edit. */
export const HUGO_EDIT: Readonly<Record<number, number>> = { 1000: 1.0 }
