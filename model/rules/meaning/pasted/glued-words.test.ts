// Two words that were glued together, and words that only look like two.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const check = (words: string) =>
  getTestProblems({ 'pages/a.md': createPageText('A page', words) }).join()

test.each([
  ['We meet in the sanctuaryfellowship hall.', 'fellowship'],
  ['Come in the morningafternoon.', 'afternoon'],
  ['Bring diaperswipes.', 'wipes'],
  ['Nos vemos el juevesviernes.', 'viernes'],
  ['Talk with us about long-rangeestate plans.', 'estate'],
  ['We are a faith-basednonprofit group.', 'nonprofit'],
  ['Bring clothesclothing for a baby.', 'clothing'],
  ['Our volunteershelpers sort them.', 'helpers'],
  ['Give a neighbor-volunteershelpers lunch.', 'helpers'],
  ['Ask a counselorcounselors team.', 'counselors'],
  ['Remember us in your will or plansestate plan.', 'estate'],
])('%s has glued words', (words, second) => {
  expect(check(words)).toContain(`If you mean ${second}, delete`)
})

test.each([
  'The newspaper is new. Our classmates meet for class.',
  'Park at the churchyard by the schoolhouse.',
  'The grandmothers and grandfathers meet at the lunchroom.',
  'Write to office@parkchurch.example.org.',
  'Use #SaturdaySunday or #MarchApril.',
  'The nightingale sang at the parkway.',
  'Mornings, evenings and Saturdays are fine.',
  'A long-term plan needs open-mindedness and short-range steps.',
  'The hotshots ate couscous. A singsong and a knickknack are fun.',
  'Read spring-marchapril.pdf, or use #come-marchapril.',
  'Hand-me-downs, two-year-olds and long-timers are welcome, and it is life-changing.',
  'We explain early-termination and pre-terminology forms.',
])('%s has none', (words) => {
  expect(check(words)).not.toContain('without a space')
})

test.each([
  'We walk forward together, and therefore we are indeed within the island.',
  'Otherwise, income and overall input informed us, although nobody fell asleep.',
  'Write to ofthe@example.org, see www.example.org/forthe or use #forthe.',
  'Maria dela Cruz and Juan dela Torre lead it. “Thechurch” is a band.',
  'We say “ofthe” and “alot” for fun, in a short-forthe-day way.',
  'Ella vela, y él cela. La tela, la escuela y la porla-vida.',
])('%s has no word that lost its space', (words) => {
  expect(check(words)).not.toContain('without a space')
})

test.each([
  'Ask LaToya, McDonald or MaryAnn on YouTube, with an iPhone, on eBay or macOS.',
  'Write to dayThe@example.org, see www.example.org/weeksA or use #weeksA and areis.example.org.',
  'Los sones y las canciones. Candid words, and a dodo.',
  'We sing “Vitamin A” on a day A friend chose.',
])('%s has no words of a tracked change', (words) => {
  expect(check(words)).not.toContain('stuck together')
})

test.each([
  ['We talk with you on the phoneby phone or at our office.', 'on the phone', 'by phone'],
  ['Come to the officeat our office door.', 'to the office', 'at our office'],
  ['Hablamos por teléfonoen el teléfono de la casa.', 'por teléfono', 'en el teléfono'],
])('%s has two phrases that are stuck together', (words, first, second) => {
  expect(check(words)).toContain(`Leave out "${first}" or "${second}".`)
})

test.each([
  ['We meet in the officeat our building.', 'office at'],
  ['Bring diapersfor the baby.', 'diapers for'],
  ['Venga a la oficinapor la tarde.', 'oficina por'],
])('%s has a small word at the end of another', (words, written) => {
  expect(check(words)).toContain(`Write "${written}".`)
})

test.each([
  'Each visitor who can visit will find the format of the form in the cabin.',
  'We offer phone help by phone, and the person in the season is the son.',
  'Write to officeat@example.org, or see www.example.org/churchof and #phoneby.',
  'ChurchOf Grace and “SundayAt” are names. The button is a butt of jokes.',
  'El mes de los meses, la casa de la casaca y el correo.',
])('%s has no phrases that are stuck together', (words) => {
  expect(check(words)).not.toMatch(/stuck together|without a space/)
})
