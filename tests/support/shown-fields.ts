// Lists which values of each content file visitors must see, and on which page.
import type { Day } from '../../model/dates/day'
import type { AnyEntry } from '../../model/define-collection'
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../model/languages'
import type { Body } from '../../model/markdown/body'
import type { Site } from '../../model/site'
import { parsePage, getText } from './html-queries'

/** A value of a field that must appear in the text of a page. */
export type ShownField = {
  readonly file: string
  readonly field: string
  readonly value: string
  /** Path of the page, without the base. */
  readonly path: string
}

/** Returns every value that visitors must be able to read, once for each page that shows it. */
export function findShownFields(site: Site, today: Day): ShownField[] {
  const pageSlugs = new Set(site.pages.map(({ slug }) => slug))
  const listOnPage = (entries: readonly AnyEntry[], slug: string, fields: readonly string[]) =>
    entries.flatMap((entry) =>
      pageSlugs.has(slug) ? createShownFields(entry, getPath(slug), fields) : [],
    )
  const listOnOwnPage = (entries: readonly AnyEntry[], fields: readonly string[]) =>
    entries.flatMap((entry) => createShownFields(entry, entry.pagePath ?? '/404', fields))
  const listOnEventPage = (
    entries: readonly (AnyEntry & { event: string })[],
    fields: readonly string[],
  ) => entries.flatMap((entry) => createShownFields(entry, `/events/${entry.event}`, fields))
  return [
    ...site.pages.flatMap((page) =>
      createShownFields(page, page.pagePath ?? '/404', [
        page.heading === undefined ? 'title' : 'heading',
        'lead',
        'buttonText',
        'text',
        'videoTitle',
        'videoText',
      ]),
    ),
    ...['events', 'partner/events'].flatMap((slug) =>
      listOnPage(site.events, slug, ['title', 'time', 'location', 'summary']),
    ),
    ...listOnOwnPage(site.events, ['title', 'description', 'time', 'location', 'text']),
    // A page says how to register until the event is over.
    ...listOnOwnPage(
      site.events.filter(({ date }) => date >= today),
      ['registration'],
    ),
    ...listOnOwnPage(site.posts, ['title', 'summary', 'author', 'text']),
    ...listOnOwnPage(site.services, ['title', 'summary', 'limits', 'text']),
    ...listOnOwnPage(site.volunteerRoles, ['title', 'summary', 'requirements', 'text']),
    ...listOnPage(site.services.filter(isEnglish), 'index', ['title', 'summary']),
    ...listOnPage(site.team, 'about/team', ['name', 'title', 'text']),
    ...listOnPage(site.board, 'about/team', ['name', 'title', 'organization']),
    ...listOnPage(site.volunteerRoles, 'partner/volunteer', ['title', 'summary']),
    ...listOnPage(site.givingOptions, 'partner/donate', [
      'title',
      'description',
      'amount',
      'buttonText',
    ]),
    ...listOnPage(site.prayerTopics, 'partner/prayer', ['title', 'description']),
    ...listOnPage(site.partnerCards, 'partner', ['title', 'description']),
    ...listOnPage(
      site.churches.filter(({ event }) => site.events.some(({ slug }) => slug === event)),
      'partner/churches',
      ['name', 'address'],
    ),
    ...listOnEventPage(site.churches, ['name', 'address']),
    ...listOnEventPage(site.eventResources, ['title', 'description']),
  ]
}

const isEnglish = ({ pagePath }: AnyEntry) => getPathLanguage(pagePath ?? '/') === DEFAULT_LANGUAGE

const getPath = (slug: string) => (slug === 'index' ? '/' : `/${slug}`)

function createShownFields(entry: AnyEntry, path: string, fields: readonly string[]): ShownField[] {
  return fields.flatMap((field) =>
    getValues(entry, field).map((value) => ({ file: entry.file, field, value, path })),
  )
}

function getValues(entry: AnyEntry, field: string): string[] {
  if (field === 'text') return getBlockTexts(entry.body)
  const value = entry[field] as string | readonly string[] | undefined
  return value === undefined ? [] : [value].flat()
}

/** Returns the visible text of each block. */
const getBlockTexts = (body: Body): string[] =>
  body.blocks.flatMap((block) => {
    if (block.kind === 'hotline') return []
    if (block.kind === 'button') return [block.label]
    const text = getText(parsePage(`<main>${block.html.join('/')}</main>`).all('main'))
    return block.kind === 'question' ? [block.question, text] : [text]
  })
