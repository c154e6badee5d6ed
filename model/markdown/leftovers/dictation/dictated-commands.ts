// Finds the command for a new paragraph or line that a phone wrote as a sentence of its own, and single marks as words.
import { findPeriodAtEnd } from './dictated-periods'

/** Matches a command after the end of a sentence and before the next one; no text has such a sentence. */
const COMMAND =
  /(?:^|(?<=[.!?…]["”’)]?))\s*(?:((?:[Nn]ew|[Nn]ext) paragraph|(?:[Nn]uevo|[Ss]iguiente) párrafo|[Pp]árrafo nuevo|[Pp]unto y aparte(?=[.,]?\s+\S))|(?:(?:[Nn]ew|[Nn]ext) line|(?:[Nn]ueva|[Ss]iguiente) línea)(?![,!]))(?:[.,!](?=\s|$)|(?=\s+[A-ZÀ-Þ¿¡“])|(?<=[Nn](?:ew paragraph|uevo párrafo))(?=\s+[a-zß-ỿ])|$)\s*/gu
/** Words before which the name of a mark is a word of the text: "a comma", "the question mark". */
const BEFORE =
  'an?|the|this|that|each|every|your|my|our|no|of|or|and|word|with|another|una?|el|la|cada|este|su|o|y|de'
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|')
/** Words that hardly follow the name of a mark but at the beginning of a sentence. */
const NEXT_SENTENCE = '(?= (?:We|You|They|He|She|It|There|Our|Your|If|When|Please|But|And|So) )'
/** Words before a period that is a time: "after a waiting period", "a late period". */
const TIME =
  '(?:time|trial|long|short|first|last|next|second|late|missed|normal|regular|monthly|light|heavy|\\w+ing)'
const NO_WORD_OF_TEXT = `(?<!\\b(?:${BEFORE}) )`
/** A mark of which one is enough, because its name fits in no other way. */
const SINGLE = new RegExp(
  [
    `${NO_WORD_OF_TEXT}\\b(?:new paragraph|nuevo párrafo)(?= [A-ZÀ-Þ])`,
    `(?<=[a-zß-ỿ] )${NO_WORD_OF_TEXT}(?:new line|(?<!\\b${TIME} )period)${NEXT_SENTENCE}`,
    `(?<=[a-zß-ỿ] )${NO_WORD_OF_TEXT}comma(?= [a-zß-ỿ])`,
    `(?<=[a-zß-ỿ] )${NO_WORD_OF_TEXT}(?:question mark|exclamation (?:point|mark)|signo de (?:exclamación|interrogación|admiración))(?=[.]?\\s*$|[.]? [A-ZÀ-Þ])`,
    '(?<=[.!?] )(?:Comma|Question mark|Exclamation (?:point|mark))[.,](?=\\s|$)',
  ].join('|'),
  'u',
)
const NEEDS_END = /paragraph|párrafo|line/

/** A word that is there in place of a mark; its edit would be uncertain where the end of the sentence above is missing. */
export type DictatedWord = {
  readonly index: number
  readonly word: string
  readonly isClear: boolean
}

/** Returns the first command or mark of a block that needs no other one beside it, or null. */
export function findDictatedWord(block: string): DictatedWord | null {
  const [command] = block.matchAll(COMMAND)
  if (command) {
    const gap = /^\s*/.exec(command[0])?.[0].length ?? 0
    const word = command[0].trim().replace(/[.,!]$/, '')
    return { index: command.index + gap, word, isClear: true }
  }
  const single = SINGLE.exec(block)
  if (!single) {
    const index = findPeriodAtEnd(block)
    return index === null ? null : { index, word: block.slice(index).trimEnd(), isClear: true }
  }
  const word = single[0].replace(/[.,]$/, '')
  return { index: single.index, word, isClear: !NEEDS_END.test(word) }
}

/** Writes an empty line or a line break in place of each command. */
export const writeCommands = (block: string): string =>
  block
    .replace(COMMAND, (typed, paragraph: string | undefined, at: number) => {
      if (at === 0 || at + typed.length === block.length) return ''
      return paragraph === undefined ? '\\\n' : '\n\n'
    })
    .replace(/(?<=\n\n|\\\n)[a-zß-ỿ]/gu, (letter) => letter.toUpperCase())
