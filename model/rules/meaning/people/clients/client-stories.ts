// Finds sentences that tell the story of one of the people whom we help: a name, or enough to recognize her, beside what nobody else should know.
import { isInstitution } from './institutions'
import { isNoName } from './no-names'

const RELATIVE =
  '(?:dad|daddy|father|mom|mama|mother|parents|uncle|aunt|grandmother|grandfather|brother|sister|boyfriend|husband)'

/** Matches what can only be about someone who came for help. */
const CASE = new RegExp(
  [
    String.raw`\b(?:weeks|months) (?:along|pregnant)\b`,
    String.raw`\b(?:is|was|and|that she was|that she is) (?:pregnant|expecting)(?=[.,;!?]|$| and | but )`,
    String.raw`\bis due (?:in|on|at|around) (?:early |late |the (?:end|beginning) of )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
    String.raw`\b(?:came|comes|went)\b.{0,60}\bfor (?:a|an|her) (?:[a-zß-ỿ]+ )?(?:test|ultrasound)\b|\b(?:after|at) her ultrasound\b`,
    String.raw`\btest (?:was|came back) positive\b|(?:\bher|[’']s) pregnancy\b|\bchose life\b|\bhad an abortion\b|\bwas raped\b`,
    String.raw`\b(?:afraid|scared) to tell (?:her|his)\b`,
    String.raw`\b(?:her|his|whose) ${RELATIVE} (?:just )?(?:found out|(?:does|do|did)(?:n[’']t| not) know(?=[.,;!?]|$| yet\b)|(?:has|have) no idea(?=[.,;!?]|$))`,
    String.raw`\bcuyos padres (?:se enteraron|no saben)\b`,
    String.raw`\b(?:cried|wept|crying|in tears) (?:about|over) the test\b`,
    String.raw`\bembarazada\b|\bprueba de embarazo\b|\btiene [a-zß-ỿ]+ (?:meses|semanas)(?=[.,;!?]|$| y | de embarazo)|\bperdió a su bebé(?![A-Za-zÀ-ỿ])`,
  ].join('|'),
  'u',
)
/** Matches what volunteers may feel and be as well, so that only a trait beside it shows who is meant. */
const WEAK_CASE = /\band scared\b|\b(?:came in|came to us) alone\b|\bname is [A-ZÀ-Þ]/u

/** Matches, in little time, all texts with such words. */
export const MAY_BE_CLIENT =
  /pregnan|along\b|expecting|is due|ultrasound|for (?:a|an|her) (?:\S+ )?test|positive|chose life|abortion|raped|to tell h|the test|found out|not know|n[’']t know|no idea|enteraron|no saben|embaraz|tiene |perdió|scared|alone|name is/

const TEENS = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|1[3-9]'

/** What makes one person known to others: an age, a school or a church, relatives, a sport, a workplace, a street. */
const TRAITS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:is|was) (?:${TEENS})\b|\b(?:${TEENS})[- ]years?[- ]old\b`, 'u'),
  /\bfrom (?:the )?(?:[A-ZÀ-Þ][a-zß-ỿ]+\.? ?)+|\b(?:grade|period class|preparatoria)\b/u,
  new RegExp(
    String.raw`\b(?:her|his|whose) ${RELATIVE},? (?:who )?(?:drives?|runs?|owns?|works?|coaches|teaches|cleans?|preach(?:es)?|is the)\b`,
    'u',
  ),
  /\bthe [a-zß-ỿ]+[’']s (?:daughter|son|girl|niece|granddaughter)\b|\bla hija del? [a-zß-ỿ]/u,
  /\bthe (?:oldest|youngest|middle one) of\b|\b(?:two|three|four|five|six) (?:brothers|sisters)\b|\bhija del? [a-zß-ỿ]/u,
  /\bplays [a-zß-ỿ]+|\bruns track\b|\bcheerlead|\bsings in\b/u,
  /\b(?:works|trabaja) (?:at|en)\b|\blives (?:on|in) (?:the )?[A-ZÀ-Þ]/u,
  /\b(?:freshman|sophomore|nursing student)\b/u,
]

/** Matches people who have agreed to be named, the writer herself and what is said of people in general. */
const OTHERS =
  /\bI (?:was|am)\b|\b(?:Abby Johnson|Norma McCorvey|Gianna Jessen)\b|\b[Mm]y (?:daughter|son|sister|brother|wife|husband|friend|mother|niece|cousin|own)\b|\b(?:[Vv]olunteer|[Vv]oluntari|[Bb]oard|[Ss]taff|[Dd]irector|[Dd]onor|[Nn]urse )|\b(?:Dr|Mrs?|Rev)\. [A-ZÀ-Þ][a-zß-ỿ]+(?![’'a-zß-ỿ])|\b(?:Pastora?|Coach|Doctora?|Governor|Senator) [A-ZÀ-Þ]|\bwife\b|\b(?:may|might|can|could|if|often|sometimes|[Ss]ome|[Mm]any|[Mm]ost|[Ee]ach|[Ee]very|[Nn]o one|women|girls|mothers|moms|clients|families|students|teens|ladies)\b/u
/** Matches an unnamed person, who is then the one that the sentence is about. */
const UNNAMED =
  /(?<!, )\b(?:[Oo]ne|[Aa]n?|[Tt]h(?:e|is)|[Aa]nother|[Uu]na) (?:[a-zß-ỿ]+ ){0,2}(?:girl|woman|teen|teenager|mom|mother|client|patient|student|lady|muchacha|joven|señora)\b(?! named)/u
const IN_BIBLE =
  /\b(?:God|Lord|Jesus|Joseph|Samuel|Abraham|Jacob|Scripture|Bible|Dios|Jesús|José|Biblia)\b/
export const BIBLE_NAMES = new Set(
  'Mary María Elizabeth Isabel Hannah Ana Sarah Sara Ruth Rachel Raquel Rebekah Rebecca Rebeca Leah Lea Eve Eva Naomi Noemí Esther Ester Bathsheba Tamar'.split(
    ' ',
  ),
)

/** Words before a name, with which a sentence begins: "Remember Kayla, 17, a senior". */
const OPENERS =
  '(?:Remember|Pray|Please|Meet|Lift|Thank|Bless|Praise|Help|Ask|Welcome|Keep|Love|Support|Visit|Call|Comfort|Congratulate|Picture|Imagine|Consider|Our|Also|And|But|When|While|Then|Because|Since|Although|After|Before|Like|Poor|Little|Dear|Recuerden?|Recordemos|Oremos|Oren?|Pidan?|Pidamos|Conozcan?|Ayuden?|Bendiga|Nuestra|Cuando|También|Como)'
/** Goes before the pattern of a first name. */
export const NO_FIRST_NAME = `(?!${OPENERS} )`
const WORD = String.raw`${NO_FIRST_NAME}[A-ZÀ-Þ][a-zß-ỿ]{2,}`
const VERB =
  'is|was|has|had|came|sat|lives|works|wept|cried|found|t\\w\\wd|chose|lost|stood|called|walked|tiene|está|vino|vive|perdió'
/** Matches a first name as the subject, after words that introduce one, and before what belongs to it. */
const NAME = new RegExp(
  String.raw`(?<=(?:^|[.!?]|^[“"]|\b(?:Last|On) [A-ZÀ-Þ][a-zß-ỿ]+|\b(?:Today|Yesterday|Ayer|Hoy),?)\s*(?:${OPENERS} )?)(?!(?:Today|Yesterday|Ayer|Hoy|Last)\b)${WORD}(?: [A-ZÀ-Þ][a-zß-ỿ]+)?(?= (?:${VERB}|from)(?![A-Za-zÀ-ỿ])|, (?:a|an|the|who|whose|de|la|que)\b|’s (?:test|pregnancy))` +
    String.raw`|(?<=\b(?:[Cc]lient|clienta|named|name is|[Ll]ittle|forget|think of|[Rr]emember|[Mm]eet|met|vino|[Cc]onoc[ií] a) )${WORD}|(?<=\b(?:for|about) )${WORD}(?=, (?:whose|a|an|the|la|[a-zß-ỿ]+ (?:weeks|months))\b)`,
  'gu',
)
export type Client = { readonly words: string; readonly at: number; readonly isNamed: boolean }

/** Returns who can be recognized in a sentence, or null. */
export function findClient(sentence: string): Client | null {
  const isCase = CASE.test(sentence)
  if (!isCase && !WEAK_CASE.test(sentence)) return null
  if (OTHERS.test(sentence)) return null
  const traits = TRAITS.filter((trait) => trait.test(sentence)).length
  const isAnother = UNNAMED.test(sentence)
  const name = [...sentence.matchAll(NAME)].find(
    ({ 0: words, index }) => !isNoName(words) && !isInstitution(sentence, index),
  )
  if (name && !isAnother) {
    const isOfBible = BIBLE_NAMES.has(name[0].split(' ')[0] ?? '')
    if (isOfBible && (IN_BIBLE.test(sentence) || traits === 0) && !/client/i.test(sentence))
      return null
    return isCase || traits > 0 ? { words: name[0], at: name.index, isNamed: true } : null
  }
  return isCase && isAnother && traits > 1
    ? { words: sentence, at: sentence.search(/\S/), isNamed: false }
    : null
}
