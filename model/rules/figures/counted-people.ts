// Finds smaller figures: how many people we serve, "the 300 families who turn to us each year", and shares of them, "one in four women".

const LETTER = '[A-Za-zÀ-ỿ]'
const NUMBER =
  '(?<![\\d.,/$#-])(?:(?!(?:19|20)\\d\\d )[1-9]\\d{1,3}\\+?|(?:(?:a|one|two|three|four|five|six|seven|eight|nine|several|a few|many) )?hundred|hundreds of|thousands of|dozens of|cientos de|miles de|decenas de|docenas de|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|cien)'
/** Who comes to a place like ours or helps there; one word can describe them: "300 local families". */
const SERVED =
  '(?:famil(?:y|ies|ias?)|mothers|moms|fathers|dads|parents|couples|wom[ae]n|girls|babies|children|newborns|clients|patients|mujer(?:es)?|madres|mam[áa]s|padres|parejas|beb[ée]s|niñ[oa]s|pacientes|clientas|embarazadas)'
const DESCRIBED = `(?:(?!(?:of|to|for|and|or|from|in|on|at|per|by|with|minutes?|hours?|days?|weeks?|months?|years?|miles?|de|a|para|y|en|por)(?!${LETTER}))[a-zß-ỿ-]+ )?`
const END = `(?!${LETTER})`
const FAR = '[^.!?;:\\n]{0,50}?'

const counted = (people: string): string =>
  `(?<count>(?<!${LETTER})${NUMBER} ${DESCRIBED}${people})${END}`

const MORE_THAN =
  '(?:more than|well over|over|nearly|almost|close to|upwards of|más de|mas de|casi|cerca de)'
const SERVE =
  '(?:serv(?:es?|ed|ing)|help(?:s|ed|ing)?|support(?:s|ed|ing)?|welcom(?:es?|ed|ing)|reach(?:es|ed|ing)?|car(?:es?|ed|ing) for|counsel(?:s|ed|ing)?|assist(?:s|ed|ing)?|saved?|saw|seen|walk(?:ed|s) (?:with|beside|alongside)|ayud(?:ado|amos|ó|a|ando)|serv(?:ido|imos)|sirv(?:e|ió|iendo)|atend(?:ido|emos|imos|ió)|apoy(?:ado|amos|ó|a|ando)|acompañ(?:ado|amos|ó|a|ando)) (?:a )?(?:(?:the|some|about|around|another|las|los|unas|unos) )?'
const TO_US =
  '(?:(?:turn|turned|come|came|look|looked|reach out|reached out) to us|(?:through|to|in) our (?:doors?|clinic|office|center)|(?:each|every|per|a|last|this) year|yearly|annually|since (?:19|20)\\d\\d|(?:we|our (?:clinic|center|ministry|staff|volunteers)) (?:have )?(?:serve|help|see|welcome|support)|have (?:found|received) help|cada año|al año|por año|el año pasado|desde (?:19|20)\\d\\d|(?:acuden|vienen|llegan|recurren) a nosotros|que (?:servimos|ayudamos|atendemos))'

const PATTERNS = [
  `(?<!${LETTER})${MORE_THAN} (?:the )?${counted(`(?:${SERVED}|volunteers|voluntari[oa]s)`)}`,
  `(?<!${LETTER})${SERVE}(?:${MORE_THAN} )?${counted(SERVED)}`,
  `${counted(SERVED)}(?=${FAR}(?<!${LETTER})${TO_US}${END})`,
  `${counted('(?:volunteers|voluntari[oa]s)')}(?= (?:who |que )?(?:give|gave|serve|served|share|help us|make our|dan|sirven|nos ayudan)${END})`,
  `(?<count>(?<!${LETTER})(?:(?:one|two|three|nine|\\d) (?:in|(?:out )?of(?: every)?) (?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})|(?:una?|dos|tres|nueve|\\d) de cada (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d{1,2})) ${DESCRIBED}(?:${SERVED}|men|pregnanc(?:y|ies)|teens|people|americans|hombres|embarazos|personas))${END}`,
].map((pattern) => new RegExp(pattern.replaceAll(' ', '\\s'), 'giu'))

/** Matches, in little time, all texts that can have such a figure. */
export const MAY_COUNT_PEOPLE =
  /\d\d\+?\s[a-zß-ỿ]|hundred|thousands of|dozens of|cient[oa]s|miles de|docenas de|decenas de|quinient|cien |(?:one|two|three|nine|\d) (?:in|of|out of) |de cada/iu

/** Words of a sentence that does not tell how many people we serve: a plan, a wish, an example, an event, a church or the Bible. */
const OTHER_SENTENCE = new RegExp(
  `(?<!${LETTER})(?:if|imagine|suppose|goal|hope|want|need|would|could|can|will|may|might|should|expect|room|seats?|enough|church|congregation|parish|class|school|group|team of|walk for|gala|banquet|dinner|supper|bible|jesus|moses|israel|si|imagine|meta|esperamos|queremos|necesitamos|podemos|podría|iglesia|clase|escuela|grupo|cena|caminata|jesús|biblia)${END}`,
  'iu',
)
const NEGATION = /\b(?:not|no|never)\b|n['’]t\b/i
const MAX_SENTENCE_LENGTH = 200

/** Fewer people than these can be those of one day. */
const MIN_COUNT = 20

export function findCountedPeople(text: string): { words: string; index: number }[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: typed, index, groups }) => {
      const words = groups?.['count'] ?? ''
      return isClaim(text, words, index) ? [{ words, index: index + typed.lastIndexOf(words) }] : []
    }),
  )
  return found
    .filter(({ index }, place) => found.findIndex((other) => other.index === index) === place)
    .sort((a, b) => a.index - b.index)
    .map(({ words, index }) => ({ words: words.replace(/\s+/g, ' '), index }))
}

function isClaim(text: string, words: string, index: number): boolean {
  const count = /^(\d+)\+?\s(?!in\b|of\b|out\b|de\b)/.exec(words)?.[1]
  if (count !== undefined && Number(count) < MIN_COUNT) return false
  const earlier = text.slice(Math.max(0, index - MAX_SENTENCE_LENGTH), index)
  const before = earlier.split(/[.!?]|\n\n/).at(-1) ?? ''
  const after = /^[^.!?]{0,200}[.!?]?/.exec(text.slice(index, index + 300))?.[0] ?? ''
  const isOther = NEGATION.test(before) || OTHER_SENTENCE.test(`${before}${after}`)
  return !isOther && !after.endsWith('?')
}
