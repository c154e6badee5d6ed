// Reads the words of a body: its text without markup, divided at the headings.
import { Parser } from 'htmlparser2'
import type { SearchSection } from '../../../components/search/search-data'
import type { Block } from '../../../model/markdown/body'

const HEADING = /^h[2-6]$/

/** Elements within a line; all others separate words. */
const INLINE = new Set(['a', 'code', 'del', 'em', 's', 'span', 'strong', 'sub', 'sup'])

/** Returns the parts of a text in order. The first one has no heading and may be empty. */
export function readSections(blocks: readonly Block[]): SearchSection[] {
  const sections = [{ id: '', heading: '', text: '' }]
  let isHeading = false
  let isHidden = false
  const add = (text: string) => {
    const section = sections.at(-1)
    if (section && !isHidden) section[isHeading ? 'heading' : 'text'] += text
  }
  const parser = new Parser({
    onopentag(name, { id = '', class: className }) {
      // Such as the words "opens in a new tab".
      isHidden = className === 'visually-hidden' || isHidden
      isHeading = HEADING.test(name) || isHeading
      if (HEADING.test(name)) sections.push({ id, heading: '', text: '' })
      if (!INLINE.has(name)) add(' ')
    },
    ontext: add,
    onclosetag(name) {
      if (!INLINE.has(name)) add(' ')
      if (HEADING.test(name)) isHeading = false
      if (name === 'span') isHidden = false
    },
  })
  for (const block of blocks) {
    if (block.kind === 'question') {
      const { id } = sections.at(-1)!
      sections.push({ id: block.id ?? '', heading: block.question, text: '' })
      parser.write(block.html.join(''))
      // The text after it belongs to the heading before it.
      sections.push({ id, heading: '', text: '' })
    } else if ('html' in block) parser.write(block.html.join(''))
    else if (block.kind === 'button') add(` ${block.label} `)
  }
  parser.end()
  return sections.map(({ id, heading, text }) => ({
    id,
    heading: collapseSpaces(heading),
    text: collapseSpaces(text),
  }))
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()
