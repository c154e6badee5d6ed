// Reads the lines between the fences: `name: value`, or `name:` with `- item` lines below. Values stay as typed.
import type { Finding, Place } from './problem'

/** A piece of text as it was typed, with the place where it starts. */
export type Written = Place & { readonly text: string }

export type Value = Written | (Place & { readonly items: readonly Written[] })

/** The fields in the order in which they were typed. */
export type FrontMatter = ReadonlyMap<string, Value>

type LineFinding = Finding & Place & { field?: string }

const FIELD = /^([A-Za-z_][A-Za-z0-9_-]*)[ ]*:(?:[ ]+(.*))?$/
const ITEM = /^[ ]*-(?:[ ]+(.*))?$/
const CONTINUATION = /^[ ]+(\S.*)$/
const COMMENT_OR_BLANK = /^\s*(#.*)?$/

/**
 * @param lines the lines between the fences
 * @param firstLine the number of the first of them in the file, counted from 1
 */
export function readLines(
  lines: readonly string[],
  firstLine: number,
): { frontMatter: FrontMatter; findings: LineFinding[] } {
  const frontMatter = new Map<string, Value>()
  const findings: LineFinding[] = []
  let name: string | null = null

  lines.forEach((content, index) => {
    const line = firstLine + index
    if (COMMENT_OR_BLANK.test(content)) return

    const field = FIELD.exec(content)
    if (field?.[1]) {
      name = field[1]
      if (frontMatter.has(name)) findings.push(duplicate(name, line))
      else frontMatter.set(name, written(field[2] ?? '', content, line))
      return
    }

    const current = name === null ? undefined : frontMatter.get(name)
    const item = ITEM.exec(content)
    if (item && name !== null && current && ('items' in current || current.text === '')) {
      const items = 'items' in current ? current.items : []
      const { line: fieldLine, column } = current
      frontMatter.set(name, {
        line: fieldLine,
        column,
        items: [...items, written(item[1] ?? '', content, line)],
      })
      return
    }

    const more = CONTINUATION.exec(content)
    if (more?.[1] && name !== null && current && 'text' in current && current.text !== '') {
      frontMatter.set(name, { ...current, text: `${current.text} ${more[1].trimEnd()}` })
      return
    }
    findings.push(unreadable(line))
  })
  return { frontMatter, findings }
}

/** The typed text without the spaces around it, and without one pair of straight quotes when they enclose it all. */
function written(raw: string, content: string, line: number): Written {
  const text = raw.trimEnd()
  return { text: unquote(text), line, column: content.trimEnd().length - text.length + 1 }
}

function unquote(text: string): string {
  if (/^"(?:[^"\\]|\\["\\])*"$/.test(text)) return text.slice(1, -1).replace(/\\(["\\])/g, '$1')
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  return text
}

function duplicate(name: string, line: number): LineFinding {
  return {
    code: 'field-twice',
    field: name,
    line,
    column: 1,
    message: `The field "${name}" is there twice.`,
    fix: `Keep one of the two "${name}" lines and delete the other.`,
  }
}

function unreadable(line: number): LineFinding {
  return {
    code: 'line-unreadable',
    line,
    column: 1,
    message: 'This line is neither a field nor an item of a list.',
    fix: 'Write a field as its name, a colon, a space and its value, for example: title: Walk for Life',
  }
}
