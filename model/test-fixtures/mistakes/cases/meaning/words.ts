// Words and numbers that mean something else to readers of a website in the United States.
import {
  changeText,
  createBodyMistakes,
  createMistakes,
  PAGE_TEXT,
  TEXT,
  type Mistake,
} from '../../mistake'

const social = changeText(TEXT, 'social-words 6:1 -')
const NEWS =
  '---\ntitle: Supper is on Friday.\ntype: news\nfrom: 2026-11-22\nuntil: 2026-11-22\n---\n'
const AS_OF = PAGE_TEXT.replace('---\n\n', 'as_of: 2026-10-01\nsource: Our office\n---\n\n')
const count = changeText(TEXT, 'number-point 8:1 -')

export const socialMistakes: readonly Mistake[] = [
  ...createBodyMistakes([
    social('the link in a bio', 'Link in our bio to sign up for the walk.'),
    social('a swipe', 'Swipe up to see all dates.'),
    social('a private message', 'DM us if you would like to help.'),
    social('a friend to tag', 'Tag a friend who would walk with you.'),
    social('a row of hashtags', '#AuburnAL #HopeGrows #Community'),
    social('the link in a bio in Spanish', 'Enlace en nuestra biografía para inscribirse.'),
    social('a private message in Spanish', 'Mándanos un DM si quiere ayudar.'),
  ]),
  ...createMistakes('notices/sample.md', NEWS, [
    [
      'the link in a profile, in a notice',
      'Supper is on Friday.',
      'Supper is on Friday! Link in profile.',
      'social-words 2:8 title',
    ],
  ]),
]

export const emojiMistakes: readonly Mistake[] = createMistakes('pages/sample.md', PAGE_TEXT, [
  ['an emoji after a title', 'title: Parking', 'title: Parking 🚗', 'title-emoji 2:8 title'],
  ['an emoji of two parts', 'title: Parking', 'title: ☎️ Parking ❤️', 'title-emoji 2:8 title'],
])

export const thousandMistakes: readonly Mistake[] = [
  ...createMistakes('pages/sample.md', AS_OF, [
    count('thousands with a point', '5.400 families have been here.'),
    ['thousands with a point in bold', TEXT, '**1.250+** visits each year', 'number-point 8:3 -'],
    ['cents with a comma', TEXT, 'A gift of 20,00 $ buys a box.', 'dollar-last 8:11 -'],
    ['a $ without a space', TEXT, 'A gift of 1.250$ buys a crib.', 'dollar-last 8:11 -'],
    ['a $ in Spanish', TEXT, 'Con 20,50 $ compra una caja.', 'dollar-last 8:5 -'],
    count('millions with points', '1.200.000 is a large number.'),
    count('thousands with a point in Spanish', '2.300 familias han venido.'),
    [
      'thousands with a point in a field',
      'Where you can leave',
      'More than 3.100 neighbors leave',
      'number-point 3:14 description',
    ],
  ]),
]
