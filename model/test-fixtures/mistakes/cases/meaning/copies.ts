// Files that began as a copy of another one, with a value that belongs to that one.
import { createEntryText } from '../../../create-test-site'
import { EVENT_TEXT, type Mistake } from '../../mistake'

const SUPPER = EVENT_TEXT.replace('id: sample', 'id: supper')
  .replace('title: Walk for Life', 'title: Harvest Supper')
  .replace(
    'summary: Walk one mile with us.',
    'summary: Soup and bread for all who helped in the fall.',
  )
  .replace(
    /description: .*/,
    'description: A supper with soup and bread for all who have helped us in the fall.',
  )
  .replace('Come along.', 'Sit down with us.')
const FORM = 'https://register.example.org/harvest-supper'
const RANDOM_FORM = 'https://forms.gle/Hx72bKq9'

const withForm = (text: string, url: string) =>
  text
    .replace('requires_registration: no', 'requires_registration: yes')
    .replace('registration_open: no', `registration_open: yes\nregistration_url: ${url}`)

const person = (name: string, text: string) =>
  createEntryText(
    { name, title: 'Nurse', image: 'walk.svg', order: '10' },
    `${text} has been a nurse for many years.`,
  )

const card = (title: string) =>
  createEntryText(
    {
      title,
      description: 'Pray for those who open the door and pick up the phone every day.',
      image: 'walk.svg',
      image_alt: 'decorative',
      order: '1',
    },
    '',
  )

const copy = (
  name: string,
  [path, content]: readonly [string, string],
  other: Readonly<Record<string, string>>,
  expected: string,
): Mistake => ({
  ...{ name, path, content, validContent: null, expected, repaired: false },
  otherFiles: other,
})

export const copyMistakes: readonly Mistake[] = [
  copy(
    'the form of another event',
    ['events/sample.md', withForm(EVENT_TEXT, FORM)],
    { 'events/harvest-supper.md': withForm(SUPPER, FORM) },
    'value-copied 13:19 registration_url',
  ),
  copy(
    'the form of another event without words in its address',
    ['events/sample.md', withForm(EVENT_TEXT, RANDOM_FORM)],
    { 'events/harvest-supper.md': withForm(SUPPER, RANDOM_FORM) },
    'value-copied 13:19 registration_url',
  ),
  copy(
    'the summary and the description of another event',
    [
      'events/sample.md',
      SUPPER.replace('id: supper', 'id: sample')
        .replace('title: Harvest Supper', 'title: Walk for Life')
        .replace('Sit down with us.', 'Walk with us.'),
    ],
    { 'events/harvest-supper.md': SUPPER },
    'value-copied 7:10 summary',
  ),
  copy(
    'the portrait of another person',
    ['team/sample.md', person('Megan Ridley', 'Megan')],
    { 'team/dana-sample.md': person('Dana Sample', 'Dana') },
    'value-copied 4:8 image',
  ),
  copy(
    'the words of another prayer',
    ['prayer/sample.md', card('Fathers')],
    { 'prayer/helpers.md': card('Helpers') },
    'value-copied 3:14 description',
  ),
]
