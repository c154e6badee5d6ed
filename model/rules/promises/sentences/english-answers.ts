// Promises in English of how soon we answer or see someone, and that someone is always there: "She calls back before lunch".
import { CLAUSE_END } from '../../sentences/sentence-end'
import type { SentenceWords } from '../../sentences/sentence-pattern'
import { AT_ONCE, RING, SOON } from './soon-words'

const PERSON =
  '(?:some(?:one|body)|one of (?:us|our [a-z]+)|(?:the|our|a) (?:nurse|office|team|desk|staff|counselor|volunteer|director)(?: on duty)?|a (?:real |live |kind )?(?:person|voice|human))'
const WE = `(?:(?:we|I|${PERSON})(?:['’]ll)?)`
const WILL = '(?: (?:will|always|then|also|gladly|personally|(?:are|is) sure to))*'
const CALLS = '(?:calls?|messages?)'
const ANSWER = '(?:answer|reply|response|call(?: back)?)'
/** An answer to a message, not to a question, a doorbell or a prayer. */
const ANSWERS =
  'answers?(?! (?:(?:the|our|your|all|any|every|some|their|her|his|these|those|hard|more|my) )*(?:[a-z]+ )?(?:questions?|phones?|telephone|doors?|bell|prayers?))'
const REACH = `(?:(?:calls?|phones?|writes?|emails?|texts?|rings?|gets?) (?:(?:you|them|everyone|people|(?:each|every) (?:person|caller)) )?back|(?:calls?|phones?|rings?|texts?|emails?|writes?(?: to)?|contacts?) you|${ANSWERS}|repl(?:y|ies)|responds?|returns? (?:your|the|each|every|all|missed) ${CALLS}|(?:is|are|be|gets?) in touch|(?:reach(?:es)?|writes?) out to you)`
const PICKS_UP = `picks? up(?=[\\s*_]*(?:[.,;:!)]|$)| (?:the|your|every) (?:phone|call)| (?:by|on|before|after|at|right|within) )`
const LISTENER =
  '(?:one of us|us|some(?:one|body)(?: here)?|an? (?:nurse|counselor|person)|our [a-z]+)'

/** Words of a sentence that only hopes or asks, or tells of others. */
const NO_PROMISE =
  'please|must|should|try|tries|hopes?|may|might|could|would|usually|often|normally|sometimes|asks?|911|988|hotline|lifeline|agency|agencies|police|ambulance|friends?|god|lord|was|were|had'
/** Words of a sentence about an event. */
const EVENT = `${NO_PROMISE}|gala|banquet|retreat|tour|breakfast|luncheon|supper|walk|race|training|gate`

export const ENGLISH_ANSWERS: readonly SentenceWords[] = [
  { says: [`${WE}${WILL} ${REACH}`, SOON], unless: NO_PROMISE },
  {
    says: [
      `(?!you |they |who |friends |parents )[a-z]+${WILL} (?:(?:calls|writes|phones|texts|rings|gets) (?:you )?back|returns (?:your|each|every|all) ${CALLS})`,
      SOON,
    ],
    about: `you|us|our|your|(?:each|every) ${CALLS}`,
    unless: `${NO_PROMISE}|mother|mom|sister|doctor`,
  },
  {
    says: [
      `you(?: will|['’]ll)?(?: always| then)? (?:hear (?:back )?from (?:us|some(?:one|body)|her|him|me|one of (?:us|our [a-z]+)|our [a-z]+)|hear back|(?:have|get|receive) (?:an?|our|your|the) (?:[a-z]+ )?(?:${ANSWER}|phone call|appointment))`,
      SOON,
    ],
    unless: NO_PROMISE,
  },
  {
    says: [
      `you(?: will|['’]ll)(?: always| then)? (?:be (?:called|answered|seen|heard)|(?:be )?(?:talk|sit|speak|meet)(?:ing)?(?: down)? (?:to|with) ${LISTENER})|we(?: will|['’]ll) (?:see|sit down with) you`,
      SOON,
    ],
    unless: EVENT,
  },
  {
    says: [
      `(?:your|every|each|all|our|any) (?:messages?|calls?|emails?|letters?|notes?|questions?|texts?|requests?|voicemails?)(?: [a-z]+){0,4}? (?:is|are|gets?|will be|will get) (?:answered|returned|read by|seen|a reply|an answer)|(?:our|your|an|the|a) ${ANSWER}(?: from [a-z]+)? (?:will )?(?:comes?|reach(?:es)?|arrives?|follows?|(?:is|be) (?:on its way|there|with you|in your [a-z]+))|(?:expect|count on) (?:our|an|a|your) ${ANSWER}(?: from us)?`,
      SOON,
    ],
    unless: NO_PROMISE,
  },
  {
    says: [
      `(?:you|most|people|everyone|visitors|women|mothers|parents|families|callers)(?: [a-z]+)? (?:are|will be|is) (?:sitting|talking|speaking|meeting|seen|helped|face to face)(?: down)?(?: (?:with|by) ${LISTENER})?`,
      SOON,
    ],
    unless: EVENT,
  },
  {
    says: [
      '[a-z]+(?: (?:can|will|always))+ (?:fit|squeeze|get|work) you in',
      `(?:${SOON}|this week)`,
    ],
    unless: 'if|might|may|ask',
  },
  {
    says: [
      `(?:${PERSON}|we|she|he)${WILL} (?:${PICKS_UP}|answers?(?: (?:(?:the|our|your|every|each) )?(?:phone|telephone|calls?))?)`,
      `(?:${RING}|${AT_ONCE})`,
    ],
    about: `you|your|us|our|phone|${PERSON}`,
    unless: NO_PROMISE,
  },
  {
    says: [
      "(?:nobody|no one|no visitor|no caller|you (?:never|will never|will not|won[’']t|don[’']t|do not))(?: ever)?(?: (?:have|has|need|needs) to)? (?:waits? (?:for an appointment|long|more than [a-z\\s]+|on hold)|sits? on hold|gets? (?:a|the) (?:machine|recording|voicemail))",
    ],
  },
  {
    says: [
      `${WE}(?: (?:is|are))? always (?:here(?! (?:for|to (?:pray|help|learn|serve)))|there(?! (?:for|is))|at the (?:desk|door|phone|office|other end)|by the phone|on (?:call|duty|the line|hand|the other end)|available|awake|ready to (?:answer|talk|pick up)|${PICKS_UP}|answers?(?: (?:the |our |your |every )*(?:phone|calls?))?${CLAUSE_END})`,
    ],
    unless: 'hours|god|monday|friday|with',
  },
  {
    says: [
      `there(?: is|['’]s| will be| are) always (?:some(?:one|body)|one of us|an? (?:nurse|counselor|volunteer|real person|person|voice|friendly (?:voice|face))) (?:here|there|(?:at|by|in|on|near) (?:the|our|your) [a-z]+|awake|who (?:answers|picks up)|to (?:answer|talk|meet|greet|see|receive|pick up|take)(?: (?:the|your|you)(?: [a-z]+)?)?)`,
    ],
    unless: 'hours|911|988|hotline|lifeline',
  },
  {
    says: [
      'no (?:call|message|email|letter|note)s?(?: (?:ever|will|to us))* (?:goes?|stays?|remains?) unanswered|(?:the|our) (?:phone|line) is (?:always answered|never (?:off|unanswered|silent))',
    ],
  },
]
