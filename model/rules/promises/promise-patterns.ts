// The words that promise something, by topic. Longer promises, which a sentence makes as a whole, are in the folder `sentences`.
import { CONFIDENTIAL, GUARANTEE, HIPAA } from './misspelled-promises'
import { PRICE_PROMISES } from './price-promises'
import type { PromiseTopic } from './promise-topic'
import { SECRECY_PROMISES } from './secrecy-promises'
import { GAP } from '../sentences/word-pattern'
import { SPANISH_PROMISES } from './spanish-promises'
import { TIME_PROMISES } from './time-promises'

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

const createPattern = (topic: PromiseTopic, ...words: readonly string[]) =>
  new RegExp([...words, ...SPANISH_PROMISES[topic]].join('|').replaceAll(' ', GAP), 'giu')

export const PROMISE_PATTERNS: Readonly<Record<PromiseTopic, RegExp>> = {
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
