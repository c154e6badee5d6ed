// Promises in English that we take no money: "There is no fee", "It is on the house", "Nobody pays here".
import { CLAUSE_END } from '../../sentences/sentence-end'
import type { SentenceWords } from '../../sentences/sentence-pattern'

const COST = '(?:fees?|bills?|charges?|costs?|price tag|co-?pays?|invoice|payment)'
const COIN = '(?:cent|penny|dime|nickel)'
const LITTLE = `(?:anything|a thing|a (?:single )?${COIN})`
const WILL_NOT =
  "(?:(?:will |do |does |would )?(?:not|never)|won['’]t|don['’]t|doesn['’]t)(?: (?:ever|have to|need to))*"
const NOBODY =
  '(?:nobody|no(?:-| )one)(?: here| who comes(?: here)?)?(?: ever| has to| has ever| will(?: ever)?)?'
/** What a place like ours gives to people. */
const HELP =
  '(?:(?:the|your|our|each|every|this|that|all) )?(?:visits?|tests?|ultrasounds?|care|class(?:es)?|lessons?|counseling|appointments?|diapers?|formula|wipes|clothes|supplies|bottles|posters|materials?|cribs?|books?|help)'
const ALL = '(?:everything|all of it|it all)'
const FOOD =
  'coffee|lunch|supper|dinner|breakfast|meals?|snacks?|cookies|cake|pizza|tea|shirts?|tickets?|parking'
/** Words about things that cost nothing without a promise: a question, a gift by card, the love of God. */
const OTHER_MONEY =
  'to ask|to call|asking|calling|(?:credit|debit|gift) cards?|by card|online|donations?|gifts? by|processing|attention|tribute|parking|tickets?|the 5k|registration|some|extra|hidden|background check|shirts?|the cost of an?|late fees?|phone bill|agency|agencies|organizations?|love|grace|mercy|god|jesus|smiles?|prayers?|kind word'
const PAY_FOR = '(?:us|here|for (?:it|this|that|help|care|(?:your|the|a|her|his|their) [a-z]+))'

export const ENGLISH_COSTS: readonly SentenceWords[] = [
  {
    says: [
      `(?:there (?:is|are|will be)|we have|comes? with|with|you (?:will )?(?:get|see|receive)|has|have) (?:no|not a|never a|never any) ${COST}|never (?:get|see|receive|send)s? a(?:ny)? (?:bill|charge|invoice)s?`,
    ],
    unless: `${OTHER_MONEY}|too high|child|life`,
  },
  {
    says: [
      `(?:(?:you|families|parents|mothers|she|they|anyone)(?: ${WILL_NOT})|no one|nobody)(?: will| ever)* (?:sees?|gets?|receives?) (?:a|any|an) (?:bill|invoice|charge)s?`,
    ],
    unless: OTHER_MONEY,
  },
  { says: [`no ${COST}(?:,? (?:and |or )?no [a-z]+)+`], unless: OTHER_MONEY },
  {
    says: [`(?:not (?:a|one|even a)(?: single)? ${COIN}|never a ${COIN})${CLAUSE_END}`],
    unless: 'wasted|went|goes|spent|used|raised|left',
  },
  {
    says: [
      `without (?:paying|(?:a|any|charging a) (?:fee|bill|charge|cost|price tag))${CLAUSE_END}`,
    ],
    about: `${HELP}|families|parents|mothers|you|we|us`,
    unless: `${OTHER_MONEY}|store|shop|left|walked out`,
  },
  { says: ['(?:is|are|will be) (?:all |always |completely )*our treat'], unless: FOOD },
  {
    says: [
      `(?:${HELP}|${ALL}) (?:is|are|will be) (?:all |always |completely )*on (?:us|the house)${CLAUSE_END}|(?:it|that|this)(?: all)? (?:is|comes) (?:all |always )?on the house`,
    ],
    unless: `${FOOD}|café`,
  },
  {
    says: [
      '(?:leave|put|keep) your (?:wallet|checkbook|money|insurance card) (?:away|at home|in your (?:pocket|purse|bag))|you (?:can|may) put your (?:wallet|checkbook|money) away',
    ],
    unless: 'crowds?|safe',
  },
  {
    says: [
      "you (?:do not|don['’]t|won['’]t|will not|never) need (?:your|a|any) (?:wallet|checkbook|money)",
    ],
    unless: 'to (?:give|help|pray|volunteer)|gifts?|time|skills?|experience|hours?',
  },
  {
    says: [
      `(?:${HELP}|${ALL}|it) (?:has|have|is|are)(?: all| already)* (?:been )?(?:paid for|covered|taken care of)(?: (?:by (?:our )?(?:donors|friends|partners|churches)|in full|for you))?${CLAUSE_END}`,
    ],
    about: 'visits?|tests?|ultrasounds?|money|pay|bill|wallet|costs?|appointments?',
    unless: 'donations?|gifts?|give|monthly|insurance',
  },
  {
    says: ['(?:pick(?:s|ed)? up|foot(?:s|ed)?) the (?:tab|bill)'],
    about: 'we|our|us|donors|friends',
  },
  { says: [`you ${WILL_NOT} pay(?: ${PAY_FOR})*${CLAUSE_END}`], unless: OTHER_MONEY },
  {
    says: [`${NOBODY} (?:pays?|paid)(?: ${LITTLE}| ${PAY_FOR})*${CLAUSE_END}`],
    unless: OTHER_MONEY,
  },
  {
    says: [
      `we ${WILL_NOT} (?:charge|bill)(?: (?:you|anyone|families|mothers|parents|people|a fee|${LITTLE}|for (?:it|this|that|(?:a|the|our|your|any) [a-z]+|[a-z]+)))*${CLAUSE_END}`,
    ],
    unless: OTHER_MONEY,
  },
  {
    says: [
      `(?:it|this|that|everything|(?:your|the|a) visit|help)(?: here)? (?:(?:will )?costs? (?:you )?(?:zero|\\$0|not a ${COIN})|${WILL_NOT} cost (?:you|anyone|her|them) ${LITTLE})${CLAUSE_END}`,
    ],
    unless: `${OTHER_MONEY}|word`,
  },
  {
    says: [
      `(?:the )?cost to you is (?:nothing|zero)|you (?:will )?(?:owe (?:us )?nothing|(?:never|not) owe (?:us )?${LITTLE})${CLAUSE_END}`,
    ],
    unless: OTHER_MONEY,
  },
]
