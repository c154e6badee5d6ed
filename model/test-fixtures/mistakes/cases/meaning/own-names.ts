// Our own name and the year of our beginning, as people write them who know others like it.
import { createPageText, SETTINGS_TEXT } from '../../../create-test-site'
import {
  createBodyMistakes,
  createMistakes,
  PAGE_TEXT,
  type Mistake,
  type Mutation,
} from '../../mistake'

const OUR_NAME = 'Sample Hill Pregnancy Care'
const SENTENCE = `She came to ${OUR_NAME} in the spring.`

const own = (typed: string): Mutation => [
  `our own name as ${typed}`,
  SENTENCE,
  SENTENCE.replace(OUR_NAME, typed),
  'own-name 6:13 -',
  'repaired',
]

const inText = createBodyMistakes([
  own('Sample Hill Pregnancy Center'),
  own('Sample Hill Pregnancy Services'),
  own('Sample Hills Pregnancy Care'),
  own('Sample hill Pregnancy Care'),
  own('SampleHill Pregnancy Care'),
  own('Sample Pregnancy Care'),
  own('Sample Hill Pregnancy Care Center'),
  [
    'another name of ours in words to read aloud',
    `“If this day is hard for you, call ${OUR_NAME} on Monday.”`,
    '“If this day is hard for you, call Sample Hill Pregnancy Center on Monday.”',
    'own-name 6:36 -',
    'repaired',
  ],
  [
    'our own name with another kind of place',
    SENTENCE,
    SENTENCE.replace(OUR_NAME, 'Sample Hill Women’s Clinic'),
    'own-name 6:13 -',
  ],
])

const inField = createMistakes(
  'pages/sample.md',
  PAGE_TEXT.replace('when you visit us', `when you visit ${OUR_NAME}`),
  [
    [
      'our own name in a field',
      OUR_NAME,
      'Sample Hill Pregnancy Center',
      'own-name 3:58 -',
      'repaired',
    ],
  ],
)

export const ownNameMistakes: readonly Mistake[] = [...inText, ...inField].map((mistake) => ({
  ...mistake,
  otherFiles: { 'site.md': SETTINGS_TEXT.replace('Small Site', OUR_NAME) },
}))

const BEGINNINGS = {
  'pages/welcome.md': createPageText('Welcome', 'This ministry was founded in 1983.'),
  'pages/contact.md': createPageText('Contact', 'Our work began in 1983.'),
}

const year = (valid: string, typed: string, column: number): Mutation => [
  `another year of our beginning: ${typed.slice(0, 30)}`,
  valid,
  typed,
  `year-of-beginning 6:${column} -`,
]

const SINCE = 'Friends have seen this work bloom since 1983.'

export const yearMistakes: readonly Mistake[] = createBodyMistakes([
  year(SINCE, SINCE.replace('1983', '1938'), 41),
  year(SINCE, 'We began in 1985.', 13),
  year(SINCE, 'We began in 2004, and for over two decades we have served.', 13),
  year(SINCE, 'This ministry was founded in 198. It had another name then.', 30),
  year(SINCE, 'We have served families here since 19833.', 36),
  year(SINCE, 'Nuestra historia comenzó en 193, y sigue.', 29),
  [
    'a year with five digits',
    'We have walked here since 2022.',
    'We have walked here since 20226.',
    'year-of-beginning 6:27 -',
  ],
  [
    'a Spanish year with five digits',
    'La capilla fue fundada en 1998.',
    'La capilla fue fundada en 19988.',
    'year-of-beginning 6:27 -',
  ],
  [
    'a year that lacks a digit in a file that has it elsewhere',
    'This ministry was founded in 1983. Our work began here in 1983.',
    'This ministry was founded in 1983. Our work began here in 183.',
    'year-of-beginning 6:59 -',
    'repaired',
  ],
  year(SINCE, 'In 2027 this ministry turns 45. We are glad.', 1),
  year(SINCE, 'We celebrate our 40th anniversary in 2026.', 1),
  year(SINCE, 'Our 45th anniversary is in 2027.', 1),
  year(SINCE, 'Since 1983, for nearly four decades now, people have prayed.', 17),
  year(SINCE, 'Desde 1983, por casi cuatro décadas, mucha gente ora.', 17),
  year(SINCE, 'En 2027 nuestro ministerio cumplirá 45 años.', 1),
  year(SINCE, 'We have served families here for more than five decades.', 44),
  year(SINCE, 'Founded in 1983, it has cared for families for more than five decades.', 58),
  year(SINCE, 'Hemos servido a las familias durante 53 años.', 38),
  year(SINCE, 'Founded in 1893, we have helped many.', 12),
  year(SINCE, 'Nuestro ministerio fue fundado en 1982.', 35),
  year(SINCE, 'Servimos a nuestras familias desde 1938.', 36),
  year(SINCE, 'Volunteers help this ministry since it was founded in 1986.', 55),
  year(SINCE, 'Our work has grown. It was established in 1987.', 43),
  year(SINCE, 'We opened our doors in the fall of 1988.', 36),
  year(SINCE, 'Neighbors founded this ministry in May 1989.', 40),
  year(SINCE, 'In 1990, a group of friends started this ministry.', 4),
  year(SINCE, 'Much has changed since our founding in 1991.', 40),
  year(SINCE, 'Este ministerio abrió sus puertas en 1992.', 38),
  year(SINCE, 'Hoy este ministerio ha crecido desde que se fundó en el año 1993.', 61),
  [
    'exchanged digits in a year that the file has elsewhere',
    'This ministry was founded in 1983. Our work began here in 1983.',
    'This ministry was founded in 1983. Our work began here in 1938.',
    'year-of-beginning 6:59 -',
    'repaired',
  ],
]).map((mistake) => ({ ...mistake, otherFiles: BEGINNINGS }))
