// The built sites that the tests look at: where they are, and how each was made.
import { DAYS } from '../../scripts/gallery/shots'

export type BuiltSite = { readonly folder: string; readonly base: string; readonly asOf: string }

const site = (name: string, base: string, asOf: string): BuiltSite => ({
  folder: `dist/test/${name}`,
  base,
  asOf,
})

/** Before every event. */
export const spring = site('spring', '/', DAYS.before)
/** The gala is over, the bottle campaign is on. */
export const summer = site('summer', '/', DAYS.between)
/** Every event is over. */
export const today = site('today', '/', DAYS.after)
/** The same day as a preview below a path. */
export const preview = site('preview', '/preview/pr-7/', DAYS.after)

export const sites = [spring, summer, today, preview]
