// Notes an event whose text asks people to come to another church or hall, in another town, than its field `location` says.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findInFile } from '../find-in-file'

const KIND =
  '(?:Church|Chapel|Cathedral|Fellowship|Hall|Park|Center|Library|School|Gym|Pavilion|Iglesia|Capilla|Parque|Centro)'
const NAME = `[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]+`
const TOWN = `[A-ZÀ-Þ][A-Za-zÀ-ỿ’'-]+`
/** Matches a place with its town: "Grace Memorial Church in Auburn". */
const PLACE = new RegExp(
  `(?<![A-Za-zÀ-ỿ])(?:at|in|of|en|de) (?:the |la |el )?(?<name>(?:${NAME} ){0,4}${KIND}(?: ${NAME}){0,3}),? (?:in|en) (?<town>${TOWN}(?: ${TOWN})?)`,
  'gu',
)
const MAY_HAVE_PLACE = new RegExp(`${KIND}[^.!?]* (?:in|en) [A-ZÀ-Þ]`, 'u')
/** Matches words by which a sentence is about the event itself. */
const COME =
  /(?:^|[.!?]\s+)(?:Join us|Come|Meet us|Venga|Acompáñenos)\b|\b(?:[Ww]e (?:will )?(?:meet|gather|walk|sing|eat|begin|start|are)|takes place|is held|will be held|[Nn]os reunimos|nos vemos|se celebra)\b/
/** Matches a sentence about another place on purpose. */
const OTHER =
  /\b(?:last|before|after|afterward|then|until|from|bus\w*|ride|drive|park your|parking|pick\w*|drop|tickets?|register|rain\w*|moved|used to|was|were|also|another|every|each|not|or|antes|después|luego|lluvia|también|otr[oa]|no|o)\b/i

export function checkPlaces(
  text: SplitText,
  collection: string,
  { location, status }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (collection !== 'event' || typeof location !== 'string' || status !== undefined) return []
  const found = findInFile(text, findPlaces, MAY_HAVE_PLACE)
  const others = found.filter(({ field, name, town }) => {
    const isText = field === null || field === 'summary' || field === 'description'
    return isText && !location.includes(name) && !location.includes(town)
  })
  const [first, another] = others
  const isTown = /, [A-ZÀ-Þ][A-Za-zÀ-ỿ ]+(?:, (?:[A-Z]{2}|[A-ZÀ-Þ][a-zß-ỿ]+))?(?: \d{5})?$/u.test(
    location,
  )
  if (first === undefined || another !== undefined || !isTown) return []
  const { name, town, field, line, column } = first
  return [
    {
      code: 'place-differs',
      severity: 'warning',
      message: `The location of the event is "${location}", but this says "${name} in ${town}".`,
      fix: `If the location is right, name that place here. If ${name} in ${town} is right, write it after location:, with its address.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

/** Returns the places with their towns in sentences about the event itself. */
const findPlaces = (text: string) =>
  [...text.matchAll(PLACE)].flatMap(
    ({ 0: words, index, groups: { name = '', town = '' } = {} }) => {
      const before =
        text
          .slice(0, index)
          .split(/(?<=[.!?])\s|\n/)
          .at(-1) ?? ''
      const sentence = before + (text.slice(index).split(/(?<=[.!?])\s|\n/)[0] ?? '')
      return COME.test(sentence) && !OTHER.test(sentence) ? [{ words, index, name, town }] : []
    },
  )
