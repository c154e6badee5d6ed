// Finds sentences that state a number nobody may have counted: "Upwards of sixty volunteers give their hours", "Last spring, people filled nine vans".
import { CLAUSE_END } from '../sentences/sentence-end'
import { createSentencePatterns, findSentences } from '../sentences/sentence-pattern'

const UNIT = '(?:one|two|three|four|five|six|seven|eight|nine)'
const MANY = `(?:(?!(?:19|20)\\d\\d)[1-9]\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-${UNIT})?|(?:an?|${UNIT}|several|many) (?:dozen|hundred|thousand)|(?:dozens|scores|hundreds|thousands)(?: (?:and|upon) [a-z]+)? of|(?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y [a-z]+)?|cien|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|mil|(?:decenas|docenas|cientos|miles) de|una docena de)`
const SOME = `(?:${MANY}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|diez|once|doce|trece|catorce|quince)`
const FEW = `(?:${SOME}|${UNIT}|\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)`
const ABOUT =
  '(?:about|around|some|roughly|nearly|almost|close to|upwards? of|over|more than|well over|at least|as many as|just (?:over|under)|a little (?:over|under)|unas|unos|casi|cerca de|más de|mas de|alrededor de|como|por lo menos|al menos)'
const PEOPLE =
  '(?:famil(?:y|ies|ias?)|mothers|moms|fathers|dads|parents|couples|women|girls|babies|children|newborns|clients|patients|volunteers|donors|partners|mujeres|madres|mam[áa]s|padres|pap[áa]s|parejas|beb[ée]s|niñ[oa]s|pacientes|embarazadas|voluntari[oa]s|donantes|personas)'
const CHURCHES = '(?:churches|congregations|parishes|iglesias|congregaciones)'
const RATE =
  '(?:(?:a|per|each|every|any given) (?:day|week|month|year)|al (?:año|mes|día)|a la semana|por (?:semana|mes|año)|cada (?:semana|mes|año))'
const LAST =
  '(?:(?:last|this past|in a good|in a normal|that|one) (?:year|spring|summer|fall|autumn|winter|season|month|week)|so far this year|(?:el|la) (?:año|mes|verano|otoño|invierno|primavera|semana) pasad[oa]|en lo que va del año)'
const GAVE =
  '(?:filled|gave|brought|brought in|collected|donated|packed|sorted|delivered|handed out|gave out|sewed|knitted|served|helped|walked|llenaron|llenamos|trajeron|donaron|entregamos|repartimos|juntaron|reunieron|ayudamos|atendimos)'
const DOLLARS = `(?:[a-z]+(?:-| )){0,3}?(?:hundred|thousand|${SOME}) ?(?:[a-z]+ )?dollars|(?:[a-zß-ỿ]+ ){0,3}?(?:mil|cient[oa]s|${SOME}) dólares`

/** Words of a sentence that does not tell how many people we serve: a plan, a wish, an event, a story or the Bible. */
const OTHER =
  'if|imagine|suppose|goal|hope|hoped|want|need|needed|would|could|can|will|may|might|should|expect|room|seats?|enough|class|school|team of|walk for|gala|banquet|dinner|supper|bible|genesis|exodus|chapters?|fits?|jesus|moses|israel|years old|age|not|never|i|my|she|he|si|imagine|meta|esperamos|queremos|necesitamos|podemos|podría|clase|escuela|cena|caminata|caben|cabe|jesús|biblia|no|nunca|años de edad|ella|él'

const OTHER_PEOPLE = `${OTHER}|church|congregation|parish|group|iglesia|grupo`

const COUNTED = {
  mayMatch:
    /\d\d|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|teen\b|dozen|hundred|thousand|scores of|\b(?:last|past|that|one|good|normal|this) (?:year|spring|summer|fall|autumn|winter|season|month|week)|average|promedio|pasad[oa]|va del año|nta\b|veinte|cien|mil\b|(?:decen|docen)as?|quince|unas|unos|casi|alrededor|pasamos de/i,
  patterns: createSentencePatterns([
    { says: [`${ABOUT} ${MANY} (?:[a-z-]+ )?${PEOPLE}`], unless: OTHER_PEOPLE },
    { says: [`${ABOUT} ${MANY} (?:[a-z-]+ )?${CHURCHES}`], unless: OTHER },
    { says: [`${ABOUT} ${SOME} (?:[a-z-]+ )?${PEOPLE}`, RATE], unless: OTHER_PEOPLE },
    {
      says: [LAST, `${GAVE} (?:us |out )?(?:${ABOUT} )?${FEW} (?!years|days|hours of)[a-zß-ỿ]+`],
      unless: OTHER,
    },
    {
      says: [
        `(?:fueron|vinieron|llegaron|participaron|there (?:were|are)|we (?:are|were)) (?:already |now |ya )?${ABOUT} ${MANY}(?: (?:of (?:us|them)|strong)|${CLAUSE_END})|(?:ya )?(?:pasamos de|somos (?:ya )?${ABOUT}) ${MANY}${CLAUSE_END}`,
      ],
      unless: `${OTHER}|degrees|grados`,
    },
    {
      says: [
        `(?:came to|comes to|raised|brought in|collected|totaled|added up to|reunieron|juntamos|juntaron|recaudamos|recaudaron|sumaron) (?:${ABOUT} )?(?=[^.]*(?:hundred|thousand|mil|cient))(?:${DOLLARS})`,
      ],
      unless: 'if|hope|goal|would|could|want|need|si|meta|esperamos|queremos',
    },
    {
      says: [
        '(?:the |our )?average(?: (?:gift|amount|donation|sum|partner))?|averages|en promedio|el promedio',
        `(?:\\$ ?\\d[\\d.,]*|${DOLLARS})`,
      ],
      unless: 'if|hope|goal|would|could|tickets?|registration|si|meta|boletos?|entradas?',
    },
  ]),
}

/** Matches, in little time, all texts that can have such a number. */
export const MAY_STATE_COUNT = COUNTED.mayMatch

/** Returns the words of such sentences, and where they begin and end. */
export const findStatedCounts = (text: string): { words: string; index: number; end: number }[] =>
  findSentences(text, COUNTED).map(({ start, end }) => ({
    words: text.slice(start, end).replace(/[\s*_]+/g, ' '),
    index: start,
    end,
  }))
