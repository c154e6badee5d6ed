// Notes words of an email, of a chain message or of an announcement in a church, which mean nothing to visitors of a website.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'

const START = '(?<=(?:^|[.!?:] |\\n)[#>*_ -]*)'
/** What follows where people are asked to sit or rise in a service. */
const IN_SERVICE =
  '(?= (?:as|while) we (?:pray|sing|read|hear|worship)| for (?:the (?:reading|gospel|prayer)|prayer))'
const EMAIL = '(?:e-?mail|message|correo(?: electrónico)?|mensaje)'

/** What each kind of words is for, by a pattern of the words. */
const KINDS: readonly (readonly [source: string, words: readonly string[]])[] = [
  [
    'an email or a message',
    [
      `(?:${START}|just |simply |please )(?:just |simply |please )?(?:hit|click|press) ["“]?reply["”]?(?! (?:to|on|in|if) (?:any|our|that|an?|the|your) )`,
      `${START}(?:please |just |simply |to [a-z ]{1,20}, )*reply to this ${EMAIL}`,
      `${START}(?:please |just |feel free to |you can )*forward this (?:${EMAIL}|chain)`,
      `${START}(?:por favor,? |solo |también )*respond(?:a|e|an) a este ${EMAIL}`,
      `reenv[ií](?:a|e|en) est[ea] (?:cadena|${EMAIL})`,
      `(?:comparta|comparte|pase|pasa|copie|copia|siga|sigue) esta cadena(?! de (?:oración|ayuda|amor))`,
      '(?:no )?romp(?:a|as|an) (?:la|esta) cadena(?=[.,;:!?]|$)',
    ],
  ],
  [
    'an announcement in a room',
    [
      '(?:going|coming) (?:down|around|along|through) (?:your|the|each|every) (?:rows?|pews?)(?: right)?(?: now)?',
      '(?:being passed|passing) (?:down|around|along|through) (?:your|the|each|every) (?:rows?|pews?)',
      '(?:in|on) the (?:pew|pew rack|seat back|seat pocket|chair|row) in front of you',
      '(?:on|at) the screens? (?:beh(?:ind)|beside|above) me',
      `you may (?:now )?be seated${IN_SERVICE}`,
      `${START}(?:please |let us |let[’']s )(?:all )?(?:rise|be seated)${IN_SERVICE}`,
      '(?:pasando|circulando) (?:por|entre) (?:su fila|las filas|las bancas|su banca)',
      `${START}(?:ya )?pueden (?:tomar asiento|sentarse) mientras (?:oramos|cantamos|leemos)`,
      `${START}(?:por favor,? |favor de )?(?:pónganse|ponerse) de pie (?:para|mientras) (?:orar|cantar|oramos|cantamos|leer|la lectura|el himno)`,
    ],
  ],
]
const PATTERNS = KINDS.map(
  ([source, words]) =>
    [source, new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${words.join('|')})(?![A-Za-zÀ-ỿ])`, 'giu')] as const,
)
const CANDIDATE =
  /\b(?:reply|forward|cadena|reenv|respond[ae]|rows?|pews?|in front|screens?|seated|rise|filas?|bancas?|asiento|sentarse|de pie)/i

export function checkSpokenWords(text: SplitText): LocatedProblem[] {
  const [first] = findInFile(text, findWords, CANDIDATE)
  if (!first) return []
  const { field, line, column, words, source } = first
  return [
    {
      code: 'social-words',
      severity: 'warning',
      message: `"${words}" is for ${source}, and visitors of a website can do nothing with it.`,
      fix: 'Delete the sentence with these words, or write what visitors can do here, such as call us or write to us.',
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const findWords = (text: string) =>
  PATTERNS.flatMap(([source, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      words: words.trimStart(),
      index: index + words.length - words.trimStart().length,
      source,
    })),
  ).sort((a, b) => a.index - b.index)
