// Numbers above lists that are no mistakes.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../../test-fixtures/create-test-site'

const LIST = '\n\n- A tree.\n- A flower.\n- A bird.'

test.each([
  `There are three things to see.${LIST}`,
  `Hay tres cosas que ver:${LIST}`,
  `There are two of them.${LIST}`,
  `Take one of these four things.${LIST}`,
  `There are at least two things to see:${LIST}`,
  `There are two more things to see:${LIST}`,
  `There are two weeks left.${LIST}`,
  `There are two ways in and two ways out.${LIST}`,
  `There are two parts, and one of them is short:${LIST}`,
  `Two ways lead there.${LIST}`,
  `Start with one of these three.${LIST}`,
  `Start with one of these ten.${LIST}`,
  `Have you seen any of these two? Look:${LIST}`,
  `There are two ways in.\n\nLook around:${LIST}`,
  `There are four things to see:${LIST}\n\nAnd far away:\n\n- A hill.`,
  'There are three things to see:\n\n- A tree.\n  - An oak.\n  - A pine.\n- A flower.\n- A bird.',
  'There are three things to see:\n\n1. A tree.\n\n2. A flower\n   in the grass.\n\n3. A bird.',
  `There are ten things to see.${LIST}`,
  `## Three things to see${LIST}`,
  `## Two more things to see${LIST}`,
  `## Two weeks in June${LIST}`,
  `## The first two steps${LIST}`,
  `## Two things and one more${LIST}`,
  `## Two things to see\n\nLook around.${LIST}`,
  `## Two kinds of plants\n\n### Two plants${LIST}`,
  `## Four things to see${LIST}\n\nAnd far away:\n\n- A hill.`,
  '## Three facts\n\n:::figures\n- **1** a\n- **2** b\n- **3** c\n:::\n\nLook.',
])('a page has no problem with: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  'Here $10 a month comes to $120 over a year, and $25 a month comes to $300.',
  'Over a year, $10 a month comes to $120, and $10 a week comes to about $500.',
  'Over a year, $25 a month for six months comes to $150.',
  'Over a year, $25 a month for each child comes to $900.',
  'In a year, much changes. Then $25 a month comes to $50 in two.',
  'Some think of it for a year, and $25 a month comes to $75 in a season.',
  'A gift of $35 a month comes to $400 in a year.',
  'A gift of $25 a month for twelve months comes to $300.',
  'You can give $25 a month or $250 a year.',
  'A gift of $12.50 a month comes to $150 a year.',
  'Así $10 al mes suman $120 en un año, y $25 al mes suman $300.',
])('a page has no problem with the sum of a year: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  'Our goal is $900. So far we have $350, and $550 is left.',
  'Our goal is $900. So far we have $350 and a gift of $200, which leaves $350.',
  'The crib costs $120. A church has given $40, and Anna gave the rest. The stroller still needs $75 a month.',
  'A class of $40 leaves $10 for a snack of $5.',
])('a page has no problem with what is left: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  'The group is for ages 2-18, and for children 5 to 12 years old.',
  'Read page 218 of the book.',
  'The line is there 24 hours a day, and 168 hours a week.',
  'The school has 340 students, and 120 years of history.',
  'The building is 150 years old, and it stays open for 120 months.',
  'Together they gave 640 hours a month.',
  'The loan is for 360 months.',
])('a page has no problem with the number in: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

const ROWS = '| Kind | Sum |\n| --- | --- |\n| A | 10 |\n| B | 20 |'

test.each([
  `${ROWS}\n| Total | 30 |`,
  `${ROWS}\n| Total | 31 |`,
  `${ROWS}\n| C | 60 |`,
  `${ROWS}\n| Total | many |`,
  `Some people came twice.\n\n${ROWS}\n| Total | 25 |`,
  `${ROWS.replace('Sum', 'Percent')}\n| Total | 100 |`,
  `${ROWS.replace('| B', '| Subtotal')}\n| Total | 99 |`,
  'Walk 1 mile or 5 km, or run the 5k (3.1 miles).',
  '- **1 mile (1.6 km):** a short route.\n- **5k:** a longer route, a little over three miles (5 km).',
  '- **5k:** a route with water after 1 mile.',
  '- **5k:** two laps of a route of 1.5 miles.',
  'Bring 2 pounds (1 kg) of rice, 1 lb (500 g) of salt and 6 feet (2 m) of rope.',
  'It is 1 mile (2 km) away, at 70 °F (21 °C).',
  'Walk 5 miles (2 hours).',
  'It is twenty-five miles (40 km), and thirty five miles (56 km) with the way back.',
  'Son treinta y cinco millas (56 km), a menos 5 °C (23 °F).',
  'A card of 1 inch (2.5 cm), and a ribbon of 1 inch (2 cm).',
])('sums and measures are right: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  'We answer 24 7 days a week, and each month has two 3-hour shifts.',
  'On June 6 9 hours of prayer begin in Room 6 2 hours before noon.',
  'Call (334) 555-0142 9 hours a day.',
  'Stay for two 4 hour shifts, or for one six months at a time.',
  'Come at 6, 9 days later, and take one two days a week.',
])('a page has no problem with two numbers: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  'Give $20 $30 $50 or more.',
  'Bring $5 $20 if you want to eat.',
  'The ticket was ~~$30~~ $35.',
  '| Adults | Children |\n| --- | --- |\n| $30 | $35 |',
  'It is $30–$35, $30/$35, $30, $35 or $30-$35.',
  'Give $10k $15k or nothing.',
])('a page has no problem with two prices: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) })).toEqual([])
})

test.each([
  'Walk 1,350 yards, or take 12,500 steps.',
  'Read John 3:16,17 days before, and Psalm 23,5 minutes a day.',
  'We meet in rooms 2,5 and 7. From Room 2,5 minutes lead you to the hall.',
  'We call after 2,4 and 6 weeks, at 8,12,16 weeks, or at 20,28 weeks.',
  'On July 4,5 miles are walked. In May 2,7 hours were given.',
  'Use 5,10 or 15 minutes of it, and 20,30 minutes at home.',
  'Give $10,20 or 50, or 15.',
  'Call 334-555-0142,5 minutes before, or write to a2,5 hours early.',
])('a page has no problem with commas between digits: %s', (body) => {
  const problems = getTestProblems({ 'pages/a.md': createPageText('A page', body) })
  expect(problems.filter((problem) => problem.includes('number-point'))).toEqual([])
})

test('a page in Spanish has no problem with a comma before parts', () => {
  const text = createPageText('A page', 'We wash coats.')
  const spanish = createPageText('Una página', 'Lavamos 2,5 % de los abrigos en 1,5 horas.')
  const problems = getTestProblems({ 'pages/a.md': text, 'pages/a.es.md': spanish })
  expect(problems.filter((problem) => problem.includes('number-point'))).toEqual([])
})

test.each([
  `Start with one of these two.${LIST}`,
  `Empiece con una de estas cuatro:${LIST}`,
  `Estas son las cuatro que más nos gustan:${LIST}`,
  `Son cuatro cosas, y son suyas.${LIST}`,
])('a page has another number of items: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) }).join()).toContain(
    'count-differs',
  )
})

test.each([
  `Son tres cosas, y son suyas.${LIST}`,
  `Son dos semanas, y hay más.${LIST}`,
  `Estas son las tres que más nos gustan:${LIST}`,
])('a page has no other number of items: %s', (body) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', body) }).join()).not.toContain(
    'count-differs',
  )
})
