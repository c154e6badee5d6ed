// Build times of other generators for as many posts, on the machine of docs/performance.md. They are not installed here, so their
// times are not measured again.

/** Cold builds of Astro 7, by the number of posts. */
export const ASTRO_COLD_SECONDS: Readonly<Record<number, number>> = { 1000: 6.5, 4000: 19.4 }

/** Builds of Hugo after one edit, by the number of posts. */
export const HUGO_EDIT_SECONDS: Readonly<Record<number, number>> = { 1000: 1.1 }
