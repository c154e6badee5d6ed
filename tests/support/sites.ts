// The sites that the global setup builds for the tests: where each is, and how it is built.
import { DAYS } from '../../tools/visual-regression/matrix'
import { SAMPLE_CONTENT } from '../../tools/sample-content'

export type BuiltSite = {
  readonly folder: string
  readonly base: string
  /** The day that the site is built for, or undefined for the day on which the tests run. */
  readonly asOf: string | undefined
  /** The content folder that the site is built from. */
  readonly content: string
}

type DatedSite = BuiltSite & { readonly asOf: string }

const createSampleSite = (name: string, base: string, asOf: string): DatedSite => ({
  folder: `dist/test/${name}`,
  base,
  asOf,
  content: SAMPLE_CONTENT,
})

/** The sample site before every event. */
export const beforeEvents = createSampleSite('before-events', '/', DAYS.before)
/** The sample site while the bottle campaign is on and the gala is over. */
export const duringEvents = createSampleSite('during-events', '/', DAYS.between)
/** The sample site after every event. */
export const afterEvents = createSampleSite('after-events', '/', DAYS.after)
/** The sample site after every event, below a base path. */
export const preview = createSampleSite('preview', '/preview/pr-7/', DAYS.after)

const createOtherSite = (name: string, asOf: string = DAYS.after): BuiltSite => ({
  folder: `dist/test/${name}`,
  base: '/',
  asOf,
  content: `dist/test/contents/${name}/content`,
})

/** The sample content after an editor has done everything that the editors' guide describes. */
export const guided = createOtherSite('guided')
/** A very large organization with long texts. */
export const crowded = createOtherSite('crowded')
/** A different organization with one entry of most collections and no events. */
export const otherOrganization = createOtherSite('other-organization')
/** A site with pages only, whose lists are all empty. */
export const emptyLists = createOtherSite('empty-lists')

/** The real content of this site, which staff may change at any time: tests assert only what is true of all valid content. */
const real: BuiltSite = { folder: 'dist/test/real', base: '/', asOf: undefined, content: 'content' }

export const sampleSites = [beforeEvents, duringEvents, afterEvents, preview]
/** Sites whose content is as varied as possible. */
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

/** Holds the sites that tests build without a cache (build-fresh.ts), named by a hash of what they are built from. */
export const FRESH_SITES = 'dist/test/fresh'
