// Lists the screenshots of the guide: files as editors see them, and parts of the site's pages after following the guide.
import { collections } from '../../model/collections'
import { createEntryTemplate } from '../../model/schema/entry-template'
import type { GuideExample } from './examples'
import type { FileView, FileViewNote } from './file-view'
import { breakExample, BROKEN_EXAMPLE } from './broken-example'
import { setFields } from './set-fields'

/** A part of a page of the site. */
export type SiteScreenshot = {
  /** A URL path without the base and without the leading slash. */
  readonly path: string
  readonly selector: string
  /** Whether the browser has opened the page for staff before. */
  readonly asStaff?: true
  /** The text of the links to highlight. */
  readonly highlightedLinks?: readonly string[]
  /** CSS pixels of the page that are shown above the part. */
  readonly marginTop?: number
}

export type GuideScreenshot = FileView | SiteScreenshot

type GuideSources = {
  readonly examples: readonly GuideExample[]
  /** Returns the current text of a content file: `content/site.md`. */
  readonly read: (file: string) => string
  /** The problems that the check reports in the broken example. */
  readonly notes: readonly FileViewNote[]
}

/** Returns the screenshots by name, without `.png`. */
export function listScreenshots({
  examples,
  read,
  notes,
}: GuideSources): Readonly<Record<string, GuideScreenshot>> {
  /** @param page where the example is, for a file of which several pages have one */
  const getExample = (file: string, page?: string) => {
    const example = examples.find(
      (example) => example.file === file && (page === undefined || example.page === page),
    )
    if (!example) throw new Error(`The guide has no example of ${file}.`)
    return { file, text: example.text }
  }
  const getEditedFile = (file: string, page: string) => {
    const before = read(file)
    const text = setFields(before, getExample(file, page).text)
    return { file, before, text, ...getChangedRange(before, text) }
  }
  const event = getExample(BROKEN_EXAMPLE)
  const parking = getExample('content/pages/where-to-park.md')
  const scheduledPage = getExample('content/pages/christmas-hours.md')
  return {
    'staff-line': {
      path: 'events',
      selector: '[data-edit-links]',
      asStaff: true,
      highlightedLinks: ['Edit this page', 'Add an event'],
      marginTop: 190,
    },
    'event-new': {
      file: 'content/events/new-event.md',
      text: createEntryTemplate(collections.events),
    },
    'event-filled': { ...event, before: createEntryTemplate(collections.events), renamed: true },
    'event-card': { path: 'events', selector: '#openhouse' },
    'hours-file': getEditedFile('content/site.md', 'change-the-hours.md'),
    'hours-footer': { path: '', selector: '[aria-labelledby="site.hours"]' },
    'person-file': {
      ...getExample('content/team/nora-sample.md'),
      before: createEntryTemplate(collections.team),
      renamed: true,
    },
    'person-card': { path: 'about/team', selector: 'article:has-text("Nora Sample")' },
    'photo-file': getEditedFile('content/pages/about.md', 'replace-a-photo.md'),
    'post-file': {
      ...getExample('content/blog/a-warm-coat.md'),
      before: createEntryTemplate(collections.posts),
      renamed: true,
    },
    'post-page': { path: 'blog/a-warm-coat', selector: 'main > section' },
    check: { file: event.file, text: breakExample(event.text), to: 11, notes },
    'held-back-file': {
      ...scheduledPage,
      before: scheduledPage.text.replace(/^(?:publish|expires)_on:.*\n/gm, ''),
    },
    'renamed-file': {
      ...parking,
      before: parking.text.replace(/^redirect_from:\n.*\n/m, ''),
      renamed: true,
    },
  }
}

/** The number of unchanged lines that are shown before and after the changed ones. */
const CONTEXT_LINES = 3

/** Returns the first and the last line to show, counted from 1. */
function getChangedRange(before: string, text: string): { from: number; to: number } {
  const oldLines = before.split('\n')
  const lines = text.split('\n')
  const isNew = (line: string) => !oldLines.includes(line)
  return {
    from: Math.max(1, lines.findIndex(isNew) + 1 - CONTEXT_LINES),
    to: Math.min(lines.length, lines.findLastIndex(isNew) + 1 + CONTEXT_LINES),
  }
}
