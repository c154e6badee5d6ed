// Our own name, as programs and people write it who know others like it.
import { SETTINGS_TEXT } from '../../../create-test-site'
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
