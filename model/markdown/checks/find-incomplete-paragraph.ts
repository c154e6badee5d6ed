// Reports paragraphs that break off in the middle of a sentence, or begin in one, because a part was not copied or was deleted.
import type { Paragraph, Parents, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { OPEN_END } from '../../text/open-end'
import { hasSpeaker } from '../../text/prayer-answer'
import type { TextProblem } from '../parse-context'

const SENTENCE_START = /^[¿¡"“(]?[A-ZÀ-Þ]/u
/** A sentence may end with such a mark, and one that leads on to a list with a colon. */
const END = /[.!?…:][)\]"'”’»*_]*$|["”»)]$/
const NO_LETTER_AT_END = /[^\p{L},;]$/u
/** Matches the end of a sentence and the next one, but no initial and no title of a name: "A. Sample", "Dr. Sample". */
const SENTENCE_WITHIN =
  /(?<!(?<![A-Za-zÀ-ỿ])(?:[A-ZÀ-Þ]|Drs?|Dra|Mrs?|Ms|Rev|Fr|Pr|Hno|Hna|St|Srs?|Sra|Srta|Sta))[.!?]["”’)]* [A-ZÀ-Þ]/u
/** Matches a mark at the end that a phone wrote as a word: the sentence is not cut. */
const DICTATED_END =
  /(?<=[A-Za-zÀ-ỿ,.] )(?<!\b(?:an?|the|this|that|each|every|your|our|of|el|la|un|una|este|su|de|al) )(?:period|comma|coma|punto|full stop|question mark|exclamation (?:point|mark)|semicolon|colon|dos puntos|punto y (?:seguido|aparte)|signo de (?:interrogación|exclamación)|(?:new|next) (?:line|paragraph)|(?:nueva|siguiente) línea|nuevo párrafo)$/iu
/** Matches a name on the line below the last sentence, which ends no sentence itself. */
const SIGNED = /[.!?…]["”’)]*\n[A-ZÀ-Þ][a-zß-ỿ]+(?: [A-ZÀ-Þ][A-Za-zÀ-ỿ.]*)?$/u
/** Shorter lines may be a signature, a greeting or a motto. */
const MIN_WORDS = 8

/** Returns what is reported of the first such paragraph, and where, or null. */
export function findIncompleteParagraph(
  tree: Root,
): { problem: TextProblem; offset: number } | null {
  const paragraphs = [tree, ...tree.children.filter((node) => node.type === 'containerDirective')]
    .flatMap(listParagraphs)
    .filter(({ text }) => text !== '')
  const unfinished = paragraphs.filter(({ text }) => !END.test(text))
  for (const paragraph of unfinished) {
    // In a text of one paragraph, its other sentences show how they end.
    const areOthersFinished =
      unfinished.length === 1 && (paragraphs.length > 1 || SENTENCE_WITHIN.test(paragraph.text))
    if (lacksEnd(paragraph, areOthersFinished)) {
      const words = paragraph.text.split(/\s+/).slice(-2).join(' ')
      const offset = (paragraph.node.position?.end.offset ?? 0) - 1
      return { problem: withoutEnd(words), offset }
    }
  }
  const lower = paragraphs.filter(({ text }) => /^[a-zß-ỿ]/u.test(text))
  const [only] = lower
  if (!only || lower.length > 1 || paragraphs.length < 3 || !lacksBeginning(only)) return null
  const words = only.text.split(/\s+/).slice(0, 3).join(' ')
  return { problem: withoutBeginning(words), offset: only.node.position?.start.offset ?? 0 }
}

type Written = {
  readonly node: Paragraph
  readonly text: string
  readonly before: RootContent | undefined
  readonly after: RootContent | undefined
}

/** Returns the paragraphs that are sentences: not lines with breaks between them, such as an address, or the words of a box. */
function listParagraphs({ children }: Parents): Written[] {
  return children.flatMap((node, index) => {
    if (node.type !== 'paragraph' || (node.data && 'directiveLabel' in node.data)) return []
    const isSentence = node.children.every(({ type }) => type !== 'break' && type !== 'image')
    const [before, after] = [children[index - 1], children[index + 1]]
    return [{ node, text: isSentence ? toString(node).trim() : '', before, after }]
  })
}

function lacksEnd({ node, text, after }: Written, areOthersFinished: boolean): boolean {
  const leadsOn = after !== undefined && !['paragraph', 'heading'].includes(after.type)
  if (leadsOn && !isButton(after)) return false
  if (node.children.at(-1)?.type !== 'text' || NO_LETTER_AT_END.test(text)) return false
  if (DICTATED_END.test(text) || SIGNED.test(text)) return false
  if (!SENTENCE_START.test(text) || (text.endsWith(',') && isSignature(after))) return false
  if (/[,;]$/.test(text) && isAnswer(text, after)) return false
  if (OPEN_END.test(text)) return true
  const isLong = SENTENCE_WITHIN.test(text) || hasManyWords(text)
  return isLong && (areOthersFinished || /[,;]$/.test(text))
}

/** In characters: the name below the last words of a letter, and what the person is. */
const MAX_SIGNATURE_LENGTH = 100

function isSignature(node: RootContent | undefined): boolean {
  const text = node?.type === 'paragraph' ? toString(node).trim() : ''
  return /^[A-ZÀ-Þ]/u.test(text) && text.length <= MAX_SIGNATURE_LENGTH && !END.test(text)
}

/** Returns whether people say a paragraph after another one: it has their name before it, or is in bold or italics. */
function isAnswer(text: string, node: RootContent | undefined): boolean {
  if (node?.type !== 'paragraph') return false
  const isBold = ['strong', 'emphasis'].includes(node.children[0]?.type ?? '')
  const isNamed = hasSpeaker(toString(node)) && (isBold || hasSpeaker(text))
  return isNamed || (isBold && node.children.length === 1)
}

const hasManyWords = (text: string): boolean => text.split(/\s+/).length >= MIN_WORDS

const isButton = (node: RootContent): boolean =>
  node.type === 'leafDirective' && node.name === 'button'

function lacksBeginning({ node, text, before }: Written): boolean {
  if (node.children[0]?.type !== 'text' || /^[a-zß-ỿ]+(?:[A-ZÀ-Þ]|[.@:/])/u.test(text)) return false
  if (before?.type === 'paragraph')
    return END.test(toString(before)) && !/:\W*$/.test(toString(before))
  return before?.type === 'heading' && END.test(text) && hasManyWords(text)
}

const withoutEnd = (words: string): TextProblem => ({
  code: 'text-broken-off',
  severity: 'warning',
  message: `This paragraph seems to break off after "${words}".`,
  fix:
    OPEN_END.test(words) && !/[,;]$/.test(words)
      ? 'Write the rest of the sentence.'
      : `Write the rest of the sentence. If nothing is missing, put a period ${words.endsWith(',') ? 'in place of the comma' : 'there'}.`,
})

const withoutBeginning = (words: string): TextProblem => ({
  code: 'text-broken-off',
  severity: 'warning',
  message: `This paragraph begins with "${words}", so its beginning seems to be lost.`,
  fix: `Write the words that are missing. If none are, write ${words.charAt(0).toUpperCase()}${words.slice(1)}`,
})
