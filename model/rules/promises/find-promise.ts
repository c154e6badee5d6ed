// Finds words that promise something to visitors for which an organization like ours has to answer, such as "confidential" or "free".
import type { SplitText } from '../../front-matter/split-front-matter'
import { findInFile, type Found } from '../find-in-file'
import type { PromiseTopic } from './promise-topic'
import { CONFIDENTIAL, GUARANTEE, HIPAA } from './misspelled-promises'
import { MAY_PROMISE_PRICE, PRICE_PROMISES } from './price-promises'
import { MAY_PROMISE_SECRECY, SECRECY_PROMISES } from './secrecy-promises'
import { isPromise } from './is-promise'
import { MAY_PROMISE_TIME, TIME_PROMISES } from './time-promises'
import { SPANISH_PROMISES } from './spanish-promises'

export type FoundWords = {
  readonly topic: PromiseTopic
  readonly words: string
  readonly index: number
}

/** What can cost something at a place like ours. */
const SERVICE =
  '(?:tests?|testing|ultrasounds?|sonograms?|clinics?|counseling|consultations?|appointments?|visits?|exams?|screenings?|care|services?|help|support|class(?:es)?|lessons?|programs?|diapers?|formula|cloth(?:es|ing)|supplies|resources|materials?)'

/** "free" has another meaning beside such words: a free afternoon, feel free, free to go, smoke-free. */
const FREE =
  '(?<![-\\w])(?<!\\b(?:feels?|felt|sets?|breaks?) )free(?!-)(?! (?:to|from|of|on|at|in|up|as|until|again|time|afternoons?|evenings?|mornings?|hours?|days?|weekends?|moments?|hands?|will|parking)\\b)'

/** People are free in another sense than services: "You are free to start". */
const NOT_PEOPLE =
  '(?<!(?<!\\b(?:for|to|with|gives?|offers?|tell) )\\b(?:I|you|we|he|she|they|who|one|everyone|anyone|someone) )'

/** What only a doctor can say something about. */
const ILLNESS =
  '(?:colic|(?:breast )?cancer|infertility|depression|anxiety|autism|miscarriages?|nausea|morning sickness|infections?|diabetes|preeclampsia|birth defects|jaundice|fevers?|reflux|cramps|(?:postpartum|baby) blues|STDs?|STIs?)'

/** Words that make a promise of what comes after them. */
const WHOLLY =
  '(?:\\b(?:completely|totally|perfectly|entirely|always|strictly|fully|100 percent)|(?<!\\d)100\\s?%)'

/** Between two words can be the end of a line and the marks of bold text. */
const GAP = '(?:[ *_]|\\n(?=\\w))+'

const createPattern = (topic: PromiseTopic, ...words: readonly string[]) =>
  new RegExp([...words, ...SPANISH_PROMISES[topic]].join('|').replaceAll(' ', GAP), 'giu')

const PATTERNS: Readonly<Record<PromiseTopic, RegExp>> = {
  law: createPattern('law', HIPAA, '\\bHealth Insurance Portability\\b'),
  privacy: createPattern(
    'privacy',
    CONFIDENTIAL,
    `${WHOLLY} (?:private|secret|an+on[iy]mo?us(?:ly)?)\\b`,
    ...SECRECY_PROMISES,
  ),
  // A picture can be licensed under terms.
  training: createPattern(
    'training',
    '\\blicensed\\b(?! (?:under|from)\\b)',
    '\\bboard(?:-| )certified\\b',
  ),
  price: createPattern(
    'price',
    '\\bfree of charge\\b',
    // In "long for free arms", it is no price.
    '(?<!\\b(?:long|look|wait|wish|search|hop)(?:s|es|ed|ing)? )\\bfor free\\b',
    `${FREE}(?! for)(?:,? [\\w'’&-]+){0,3},? ${SERVICE}\\b`,
    `${NOT_PEOPLE}\\b(?:is|are|it['’]s|they['’]re) (?:(?:always|all|still|also) )?(?:\\w+ )?${FREE}`,
    '\\b(?:at|with) no (?:cost|charge)\\b',
    ...PRICE_PROMISES,
  ),
  certainty: createPattern(
    'certainty',
    GUARANTEE,
    `${WHOLLY} (?:safe|accurate|effective)\\b`,
    '\\bclinically proven\\b',
  ),
  health: createPattern(
    'health',
    `\\b(?:cures?|heals?|prevents?|treats?|eliminates?|relieves?|causes?)(?: (?:the|a|any|all|most|your|baby['’]s|severe|mild))? ${ILLNESS}\\b`,
    `\\b(?:lowers?|reduces?|raises?|increases?|doubles?) (?:the|your|her|their|a (?:woman|mother|baby)['’]s) (?:risk|chances?) of\\b`,
    '\\bsafe (?:for (?:your|the|every|any|an?) (?:unborn )?(?:baby|babies|newborns?|infants?)|(?:during|in) pregnancy|while (?:pregnant|breastfeeding)|from (?:the first|birth|day one))\\b',
    '\\b(?:studies|research|science|doctors) (?:shows?|proves?|proven?|agree|confirms?) that\\b(?![^.!?\\n]*\\d%)|\\b(?:scientifically|medically) (?:proven|accurate)\\b',
  ),
  time: createPattern('time', ...TIME_PROMISES),
}

/** A word of each of them is in every promise; most texts have none. */
const PREFILTER =
  /h\.?[iy]{1,2}\.?p|insurance port|priva|n[iy]mo?us|conf\w?n?d|g[ua]{1,2}r+\wn|licen|board.certified|free|no (?:cost|charge)|safe|accurate|effective|proven|grati?s|gratuit|sin |certificad|garantiz|segur|efectiv|efica|cure|heals?|prevent|treat|eliminat|reliev|cause|risk|riesgo|chances|studies|research|science|doctors|medically|reversal|cura|previen|alivia|elimina|causa|estudios|investigaciones|within|inside of|in (?:less than|under|24|48|72)|(?:same|next)[ -](?:\w+ )?day|day (?:that |on which )?you|no wait|to wait|while you wait|mismo d|d[ií]a (?:en )?que|espera|resultado|list[oa]s? |dentro de|en (?:menos|un plazo|las|\d)|respond|contest|night|the clock|any hour/i
const MAY_PROMISE = new RegExp(
  `${PREFILTER.source}|${MAY_PROMISE_SECRECY.source}|${MAY_PROMISE_PRICE.source}`,
  'i',
)

/** Returns the promises of a file on the topics, each wording once, those in its fields first. */
export function findPromises(
  text: Pick<SplitText, 'frontMatter' | 'body' | 'bodyLine'>,
  topics: readonly PromiseTopic[],
): Found<FoundWords>[] {
  const found = findInFile(text, (searched) => findInText(searched, topics), MAY_PROMISE)
  const seen = new Set<string>()
  return found.filter(({ words }) => {
    const key = words.toLowerCase()
    return seen.has(key) ? false : seen.add(key)
  })
}

function findInText(text: string, topics: readonly PromiseTopic[]): FoundWords[] {
  return topics.flatMap((topic) => findOnTopic(text, topic)).sort((a, b) => a.index - b.index)
}

/** A file that repeats a word names it only a few times. */
const MAX_FOUND = 5

function findOnTopic(text: string, topic: PromiseTopic): FoundWords[] {
  if (topic === 'time' && !MAY_PROMISE_TIME.test(text)) return []
  const found: FoundWords[] = []
  for (const { 0: match, index } of text.matchAll(PATTERNS[topic])) {
    if (!isPromise(text, index, index + match.length, topic)) continue
    found.push({ topic, words: match.replace(/[\s*_]+/g, ' ').trim(), index })
    if (found.length === MAX_FOUND) break
  }
  return found
}
