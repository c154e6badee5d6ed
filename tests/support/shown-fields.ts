// What visitors must see of each file of the content, and on which page: read from the files, whatever they say.
import type { AnyEntry } from '../../model/define-collection'
import type { Body } from '../../model/markdown/body'
import type { Site } from '../../model/site'
import { parse, getText } from './html-queries'

/** A value of a field that must be found in the words of a page. */
export type ShownField = {
  readonly file: string
  readonly field: string
  readonly value: string
  /** The page's address, without the base. */
  readonly address: string
}

/** Every value of the site's files that visitors are to read, once for each page that shows it. */
export function findShownFields(site: Site): ShownField[] {
  const there = new Set(site.pages.map(({ slug }) => slug))
  const inList = (entries: readonly AnyEntry[], slug: string, fields: readonly string[]) =>
    entries.flatMap((entry) => (there.has(slug) ? show(entry, addressOf(slug), fields) : []))
  const onOwnPage = (entries: readonly AnyEntry[], fields: readonly string[]) =>
    entries.flatMap((entry) => show(entry, entry.pagePath ?? '/404', fields))
  const ofEvent = (entries: readonly (AnyEntry & { event: string })[], fields: readonly string[]) =>
    entries.flatMap((entry) => show(entry, `/events/${entry.event}`, fields))
  return [
    ...site.pages.flatMap((page) =>
      show(page, page.pagePath ?? '/404', [
        page.heading === undefined ? 'title' : 'heading',
        'lead',
        'text',
      ]),
    ),
    ...['events', 'partner/events'].flatMap((slug) =>
      inList(site.events, slug, ['title', 'time', 'location', 'summary']),
    ),
    ...onOwnPage(site.events, ['title', 'description', 'time', 'location', 'registration', 'text']),
    ...onOwnPage(site.posts, ['title', 'summary', 'author', 'text']),
    ...onOwnPage(site.services, ['title', 'summary', 'text']),
    ...onOwnPage(site.volunteerRoles, ['title', 'summary', 'requirements', 'text']),
    ...inList(site.services, 'index', ['title', 'summary']),
    ...inList(site.team, 'about/team', ['name', 'title', 'text']),
    ...inList(site.board, 'about/team', ['name', 'title', 'organization']),
    ...inList(site.volunteerRoles, 'partner/volunteer', ['title', 'summary']),
    ...inList(site.givingOptions, 'partner/donate', [
      'title',
      'description',
      'amount',
      'buttonText',
    ]),
    ...inList(site.prayerTopics, 'partner/prayer', ['title', 'description']),
    ...inList(site.partnerCards, 'partner', ['title', 'description']),
    ...ofEvent(site.churches, ['name', 'address']),
    ...ofEvent(site.eventResources, ['title', 'description']),
  ]
}

const addressOf = (slug: string) => (slug === 'index' ? '/' : `/${slug}`)

function show(entry: AnyEntry, address: string, fields: readonly string[]): ShownField[] {
  return fields.flatMap((field) =>
    valuesOf(entry, field).map((value) => ({ file: entry.file, field, value, address })),
  )
}

function valuesOf(entry: AnyEntry, field: string): string[] {
  if (field === 'text') return textsOf(entry.body)
  const value = entry[field] as string | readonly string[] | undefined
  return value === undefined ? [] : [value].flat()
}

/** The words of each block of a text. */
const textsOf = (body: Body): string[] =>
  body.blocks.map((block) =>
    block.kind === 'button'
      ? block.label
      : getText(parse(`<main>${block.html.join('/')}</main>`).all('main')),
  )
