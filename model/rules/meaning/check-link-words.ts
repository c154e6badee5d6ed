// Notes a button or a link whose words name another address of site.md: "Fill a virtual bottle" that leads to the donation form.
import type { SplitText } from '../../front-matter/split-front-matter'
import { replaceValue } from '../../front-matter/value'
import {
  getPositionAt,
  type FileProblem,
  type LocatedProblem,
  type TextEdit,
} from '../../problems/problem'
import { simplifyWords } from '../../text/simplify-text'
import type { FileContent } from './file-content'
import { findNamedLink, namesLink } from './named-words'

/** Matches the words and the address of a link or a button in a text. */
const LINK = /(?<!!)\[([^\][\n]{3,80})\](?:\(([^()\s]+)\)|\{href="?([^"{}\s]+)"?\})/g

type Place = {
  readonly field?: string
  readonly line: number
  readonly column: number
  /** Returns the edit that writes another address. */
  readonly replace: (address: string) => TextEdit | null
}

type Typed = {
  readonly words: string
  readonly address: string
  readonly locate: () => Place
}

export function checkLinkWords(
  text: SplitText,
  { externalLinks = {} }: Pick<FileContent, 'externalLinks'>,
): LocatedProblem[] {
  const names = Object.keys(externalLinks)
  if (names.length === 0) return []
  const links = [...readButton(text), ...readLinks(text)]
  return links.flatMap(({ words, address, locate }) => {
    const name = names.find((other) => externalLinks[other] === address) ?? address
    const meant = findNamedLink(simplifyWords(words), name, names)
    if (meant === null) return []
    const { replace, ...place } = locate()
    const isSure =
      links.some((other) => other.address === meant) || namesLink(readTitle(text), meant)
    const suggestion = isSure ? replace(meant) : null
    return [{ ...otherLink(words, name, meant, isSure), suggestion, ...place }]
  })
}

/** Returns the button at the top of a page, or that of a card. */
function readButton({ frontMatter }: SplitText): Typed[] {
  const [words, address] = [frontMatter.get('button_text'), frontMatter.get('button_link')]
  if (!words || !address || !('text' in words) || !('text' in address)) return []
  if (words.isReported || address.isReported) return []
  const { text, line, column } = address
  const replace = (meant: string) => replaceValue(address, meant)
  const locate = () => ({ field: 'button_link', line, column, replace })
  return [{ words: words.text, address: text, locate }]
}

const readLinks = ({ body, bodyLine }: SplitText): Typed[] =>
  [...body.matchAll(LINK)].map(({ 0: typed, 1: words = '', 2: target, 3: href, index }) => {
    const address = target ?? href ?? ''
    const locate = () => {
      const position = getPositionAt(body, index)
      const line = bodyLine + position.line - 1
      const source = body.split('\n')[position.line - 1] ?? ''
      const start = position.column - 1
      const end = source.slice(start + typed.length)
      const replace = (meant: string) => {
        const link = `[${words}]${typed.slice(words.length + 2).replace(address, () => meant)}`
        return { line, endLine: line, text: source.slice(0, start) + link + end }
      }
      return { line, column: position.column, replace }
    }
    return { words, address, locate }
  })

function readTitle({ frontMatter }: SplitText): string {
  const title = frontMatter.get('title')
  return title && 'text' in title ? simplifyWords(title.text) : ''
}

/** @param isSure whether the rest of the file is about the other address too */
function otherLink(words: string, name: string, meant: string, isSure: boolean): FileProblem {
  return {
    code: 'link-words',
    severity: 'warning',
    message: `The words are "${words}", but this leads to ${name}.`,
    fix: isSure
      ? `Write ${meant} in place of ${name}`
      : `If the words are right, write ${meant} in place of ${name}. If not, write other words.`,
  }
}
