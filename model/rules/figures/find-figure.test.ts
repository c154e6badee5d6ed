// The text that counts as a figure, and its position.
import { describe, expect, test } from 'vitest'
import { findFigures } from './find-figure'
import { splitFrontMatter } from '../../front-matter/split-front-matter'

const findInFile = (body: string, fields = 'title: A') =>
  findFigures(splitFrontMatter(`---\n${fields}\n---\n\n${body}\n`, []))[0] ?? null

describe('findFigures', () => {
  test.each([
    ['We serve over 5,000 families.', '5,000'],
    ['**1,234,567** diapers', '1,234,567'],
    ['Read “5,000” and move on.', '5,000'],
    ['Almost 80% came back.', '80%'],
    ['Almost 80 % came back.', '80 %'],
    ['Almost 99.5 percent\ncame back.', '99.5 percent'],
    ['Almost 80\npercent came back.', '80 percent'],
    ['Our 24/7 hotline', '24/7'],
    ['We are here 24 / 7.', '24 / 7'],
    ['A gift of $1,000 helps 2,000 families.', '2,000'],
    ['[All 3,000 of them](/about)', '3,000'],
    ['When I had written down the last one, the sum was $8,417.', '$8,417'],
    ['In 2025, the churches brought back $8,400 in bottles.', '$8,400'],
    ['Our readers donated $3,250.', '$3,250'],
    ['Just $25 a month keeps one family in diapers and wipes.', '$25 a month keeps one family'],
    ['A gift of $150 covers the cost of an ultrasound.', '$150 covers the cost of an ultrasound'],
    [
      'Give $25 each month, and you cover diapers and wipes for one baby the whole year.',
      '$25 each month, and you cover diapers and wipes for one baby',
    ],
    ['For $30 a month, you can feed a baby.', '$30 a month, you can feed a baby'],
    ['A gift of $50 buys a week of diapers.', '$50 buys a week of diapers'],
    ['Un regalo de $50 compra pañales y ropa.', '$50 compra pañales y ropa'],
    ['Con $40 al mes alimenta a un bebé.', '$40 al mes alimenta a un bebé'],
    ['En mayo, las familias reunieron más de $12,300.', '$12,300'],
    ['Pray for the 300 families who turn to us each year.', '300 families'],
    ['Last spring we served 450 young mothers.', '450 young mothers'],
    ['Our clinic has helped more than 1200 women since 1983.', '1200 women'],
    ['Serving 600 families.', '600 families'],
    ['More than 150 volunteers make our work possible.', '150 volunteers'],
    ['Hundreds of\nwomen each year hear a kind word.', 'Hundreds of women'],
    [
      'We are thankful for the two hundred volunteers who give their time.',
      'two hundred volunteers',
    ],
    ['One in four women knows this sorrow.', 'One in four women'],
    ['About 3 out of 10 pregnancies are not planned.', '3 out of 10 pregnancies'],
    ['Hemos ayudado a más de 300 familias.', '300 familias'],
    ['Cientos de mujeres acuden a nosotros.', 'Cientos de mujeres'],
    ['Atendemos a 250 madres.', '250 madres'],
    ['Una de cada tres mujeres lo ha vivido.', 'Una de cada tres mujeres'],
  ])('finds, in %j, the figure %s', (body, figure) => {
    expect(findInFile(body)?.words).toBe(figure)
  })

  test.each([
    'Since 1983, and in 2025, on April 10, 2025',
    'A gift of $1,000 or $1,000,000.',
    'Between $1,000-2,000, or 1,000 dollars',
    'We collected coins. The roof cost $12,500, and we hope to raise $4,000.',
    'Each ticket of $75 covers one dinner. A gift of $25 helps a family. Give $25 to one family.',
    'The ticket is $25 and covers one dinner. Give $25, and you help us give diapers.',
    'The fee of $10 covers lunch. Bring $5 if you give clothes.',
    'Call (334) 555-0142 or 334-555-0142.',
    'Auburn, AL 36830-1234',
    'Five of 12 people, 999 more, in 4,5 rows',
    '[Map](https://maps.example.org/?q=a%20b,50%25) and https://example.org/5,000',
    '::button[Go]{href=/a%20b50%}',
    'On 24/7/2025 or 3/24/7',
    'The 80th percentile of 3 percentages',
    'We served 12 families that morning, in a class of 30 children.',
    'Our church has more than 200 families. There is room for over 300 families.',
    'We hope to help 400 families. If one in ten families gave a bottle, it would be enough.',
    'In 2025 families came to us each year. Since 2019 mothers have helped here.',
    'On May 25 families walk with us every year. Drive 40 miles to families. Walk 100 minutes with women.',
    'Have we helped 300 families? At 9:30 mothers come in. Moses led thousands of families.',
    'Bring 50 diapers. A hundred questions. Hundreds of people have sat here. One of ten chairs.',
    'Necesitamos más de 50 voluntarios. Miles de familias oran.',
  ])('finds no figure in %j', (body) => {
    expect(findInFile(body)).toBeNull()
  })

  test('returns the first figure, looking at the fields before the body', () => {
    const fields = 'title: A\nlead: We help 5,000 families.'
    expect(findInFile('Or 6,000.', fields)).toMatchObject({
      words: '5,000',
      field: 'lead',
      line: 3,
      column: 7,
    })
    expect(findInFile('Words.\n\nOr [x](/a) 6,000.')).toMatchObject({
      words: '6,000',
      field: null,
      line: 7,
      column: 12,
    })
    expect(findInFile('', 'title: A\nrequirements:\n  - 3 hours\n  - 100% patience')?.line).toBe(5)
  })

  test('ignores figures in the source', () => {
    expect(findInFile('', 'title: A\nsource: Report of 5,000 pages')).toBeNull()
  })
})
