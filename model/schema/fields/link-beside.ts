// Lets a text say that a link in it belongs into the field for links beside it.
import { toYaml } from '../../front-matter/yaml-form'
import type { ParseResult, Field } from '../field'

/** Matches a text with a single link, as Markdown or HTML has it. */
const MARKDOWN = /^([^\][<>]*)\[([^\][]+)\]\(\s*(\/[^()\s]*)\s*\)([^\][<>]*)$/
const HTML = /^([^\][<>]*)<a\s+href=["'](\/[^"'\s]*)["']\s*>([^<>]+)<\/a>([^\][<>]*)$/i

/** @param linkField the name of the field that makes the whole text a link to a page of ours */
export function linkBeside(field: Field<string>, linkField: string): Field<string> {
  return {
    ...field,
    parse: (typed, context) => {
      const found = findLink(typed)
      if (found === null || 'problem' in field.parse(found.words, context))
        return field.parse(typed, context)
      return describeLink(found, linkField)
    },
  }
}

type Link = { readonly words: string; readonly href: string }

function findLink(typed: string): Link | null {
  const markdown = MARKDOWN.exec(typed)
  if (markdown) {
    const [, before = '', label = '', href = '', after = ''] = markdown
    return { words: `${before}${label.trim()}${after}`.trim(), href }
  }
  const [, before = '', href = '', label = '', after = ''] = HTML.exec(typed) ?? []
  return href === '' ? null : { words: `${before}${label.trim()}${after}`.trim(), href }
}

const describeLink = ({ words, href }: Link, linkField: string): ParseResult<string> => ({
  problem: {
    code: 'value-markup',
    message: 'Only plain words are shown here, and the link belongs on a line of its own.',
    fix: `The line ${linkField}: ${href} would make the whole sentence a link. Add it, and write here only: ${toYaml(words)}`,
    replacement: toYaml(words),
    companion: { field: linkField, value: href },
  },
})
