// Finds the name of another service in a translation whose original does not speak of it: words that were left from another page.
import { getPositionAt, type Position } from '../../../problems/problem'

export type OtherService = Position & {
  /** The name as the translation has it. */
  readonly words: string
  /** The title of the service in English. */
  readonly title: string
}

const SPANISH_SERVICE = /^services\/(.+)\.es\.md$/
const TITLE = /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m

/**
 * @param texts the texts of all files by their paths below the content folder
 * @param own the path of the translation
 */
export function findOtherService(
  original: string,
  translation: string,
  texts: Readonly<Record<string, string>>,
  own: string,
): OtherService | null {
  for (const path of Object.keys(texts)) {
    const [, name] = SPANISH_SERVICE.exec(path) ?? []
    if (name === undefined || path === own) continue
    const title = readTitle(texts[`services/${name}.md`])
    const spanish = readTitle(texts[path])
    if (!title.includes(' ') || !spanish.includes(' ')) continue
    const index = translation.toLowerCase().indexOf(spanish.toLowerCase())
    if (index === -1 || mentions(original, title)) continue
    const words = translation.slice(index, index + spanish.length)
    return { words, title, ...getPositionAt(translation, index) }
  }
  return null
}

const readTitle = (text = ''): string => TITLE.exec(text)?.[1] ?? ''

/** Returns whether a text has one of the words of a title: it may call the service otherwise. */
const mentions = (text: string, title: string): boolean => {
  const words = new Set(text.toLowerCase().match(/[A-Za-zÀ-ỿ]+/gu))
  return (title.toLowerCase().match(/[A-Za-zÀ-ỿ]+/gu) ?? []).some((word) => words.has(word))
}
