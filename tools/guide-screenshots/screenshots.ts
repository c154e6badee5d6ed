// Every picture of the guide: a file as people see it, or a part of a page of the site on which the guide was followed.
import { collections } from '../../model/collections'
import { createEntryTemplate } from '../../model/entry-template'
import type { GuideExample } from './examples'
import type { FileView, FileViewNote } from './file-view'
import { breakExample, BROKEN_EXAMPLE } from './broken-example'
import { setFields } from './set-fields'

/** A part of a page of the site; the links with the words in `ringed` get a ring. */
export type SiteScreenshot = {
  readonly address: string
  /** A CSS selector. */
  readonly part: string
  readonly ringed?: readonly string[]
  /** How much of the page above the part is shown too, in CSS pixels. */
  readonly above?: number
}

export type GuideScreenshot = FileView | SiteScreenshot

type GuideSources = {
  readonly examples: readonly GuideExample[]
  /** The text of a file of the content as it is: `content/site.md`. */
  readonly read: (file: string) => string
  /** What the check says of the mistakes. */
  readonly notes: readonly FileViewNote[]
}

/** The pictures by name, without `.png`. */
export function listScreenshots({
  examples,
  read,
  notes,
}: GuideSources): Readonly<Record<string, GuideScreenshot>> {
  const exampleOf = (file: string) => {
    const example = examples.find((one) => one.file === file)
    if (!example) throw new Error(`The guide has no example of ${file}.`)
    return { file, text: example.text }
  }
  const changed = (file: string) => {
    const before = read(file)
    const text = setFields(before, exampleOf(file).text)
    return { file, before, text, ...aroundChange(before, text) }
  }
  const event = exampleOf(BROKEN_EXAMPLE)
  const parking = exampleOf('content/pages/where-to-park.md')
  const kept = exampleOf('content/pages/christmas-hours.md')
  const without = (text: string, lines: RegExp) => text.replace(lines, '')
  return {
    'staff-line': {
      address: 'events',
      part: 'footer > div > div > div:last-child',
      ringed: ['Edit this page', 'Add an event'],
      above: 190,
    },
    'event-new': {
      file: 'content/events/new-event.md',
      text: createEntryTemplate(collections.events),
    },
    'event-filled': { ...event, before: createEntryTemplate(collections.events), renamed: true },
    'event-card': { address: 'events', part: '#openhouse' },
    'hours-file': changed('content/site.md'),
    'hours-footer': { address: '', part: '[aria-labelledby="site.hours"]' },
    'person-file': {
      ...exampleOf('content/team/nora-sample.md'),
      ...{ before: createEntryTemplate(collections.team), renamed: true },
    },
    'person-card': { address: 'about/team', part: 'article:has-text("Nora Sample")' },
    'photo-file': changed('content/pages/about.md'),
    'post-file': {
      ...exampleOf('content/blog/a-warm-coat.md'),
      ...{ before: createEntryTemplate(collections.posts), renamed: true },
    },
    'post-page': { address: 'blog/a-warm-coat', part: 'main > section' },
    check: { file: event.file, text: breakExample(event.text), to: 11, notes },
    'kept-back-file': { ...kept, before: without(kept.text, /^(?:publish|expires)_on:.*\n/gm) },
    'renamed-file': {
      ...parking,
      ...{ before: without(parking.text, /^redirect_from:\n.*\n/m), renamed: true },
    },
  }
}

/** Lines that are shown before and behind those that changed. */
const AROUND = 3

/** The first and the last line to be shown, counted from 1. */
function aroundChange(before: string, text: string): { from: number; to: number } {
  const old = before.split('\n')
  const lines = text.split('\n')
  const isNew = (line: string) => !old.includes(line)
  return {
    from: Math.max(1, lines.findIndex(isNew) + 1 - AROUND),
    to: Math.min(lines.length, lines.findLastIndex(isNew) + 1 + AROUND),
  }
}
