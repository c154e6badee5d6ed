// The built sites that the tests look at: where they are, and how each was made.
import { DAYS } from '../../tools/visual-regression/matrix'
import { SAMPLE_CONTENT } from '../../tools/sample-content'

export type BuiltSite = {
  readonly folder: string
  readonly base: string
  /** The day of the build, or undefined for the day on which the tests run. */
  readonly asOf: string | undefined
  /** The folder of its content. */
  readonly content: string
}

type DatedSite = BuiltSite & { readonly asOf: string }

const sample = (name: string, base: string, asOf: string): DatedSite => ({
  folder: `dist/test/${name}`,
  base,
  asOf,
  content: SAMPLE_CONTENT,
})

/** Before every event. */
export const beforeEvents = sample('spring', '/', DAYS.before)
/** The gala is over, the bottle campaign is on. */
export const duringEvents = sample('summer', '/', DAYS.between)
/** Every event is over. */
export const afterEvents = sample('today', '/', DAYS.after)
/** The same day as a preview below a path. */
export const preview = sample('preview', '/preview/pr-7/', DAYS.after)

const other = (name: string, asOf: string = DAYS.after): BuiltSite => ({
  folder: `dist/test/${name}`,
  base: '/',
  asOf,
  content: `dist/test/contents/${name}/content`,
})

/** The sample content after everything was done with it that the guide for editors describes. */
export const guided = other('guided')
/** As large as any organization may be. */
export const crowded = other('crowded')
/** Another organization, with one of everything and no event. */
export const otherOrganization = other('other-organization')
/** No files but those of pages. */
export const emptyLists = other('empty-lists')

/** The words of this site, as they are today. Tests ask nothing of it but what is true of all words that the check calls fine. */
const real: BuiltSite = { folder: 'dist/test/real', base: '/', asOf: undefined, content: 'content' }

export const sampleSites = [beforeEvents, duringEvents, afterEvents, preview]
/** Sites of contents as different from each other as they can be. */
export const contentSites = [
  real,
  beforeEvents,
  duringEvents,
  afterEvents,
  guided,
  crowded,
  otherOrganization,
  emptyLists,
]
export const allSites = [...new Set([...sampleSites, ...contentSites])]
