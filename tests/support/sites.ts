// The built sites that the tests look at: where they are, and how each was made.

export type BuiltSite = { readonly folder: string; readonly base: string; readonly asOf: string }

const site = (name: string, base: string, asOf: string): BuiltSite => ({
  folder: `dist/test/${name}`,
  base,
  asOf,
})

/** Before every event. */
export const spring = site('spring', '/', '2025-03-01')
/** The gala is over, the bottle campaign is on. */
export const summer = site('summer', '/', '2025-07-20')
/** Every event is over. */
export const today = site('today', '/', '2026-11-20')
/** The same day as a preview below a path. */
export const preview = site('preview', '/preview/pr-7/', '2026-11-20')

export const sites = [spring, summer, today, preview]
