// Tests which sentences state a number that nobody may have counted, and which tell of a plan, a story or an event.
import { expect, test } from 'vitest'
import { findFigures } from './find-figure'
import { splitFrontMatter } from '../../front-matter/split-front-matter'

const find = (body: string) =>
  findFigures(splitFrontMatter(`---\ntitle: A\n---\n\n${body}\n`, [])).map(({ words }) => words)

test.each([
  'Upwards of sixty volunteers give their hours.',
  'One summer, the coins alone came to a little over eleven thousand dollars.',
  'El año pasado fueron casi cuarenta.',
  'Last spring, people like you filled nine vans.',
  'In a good year, around thirty congregations do.',
  'The average is about the price of a tank of gas, forty dollars.',
  'Por la clínica pasan unas quince mujeres a la semana.',
  'Entre empleados y voluntarios ya pasamos de ochenta.',
  'Last year our volunteers sorted four hundred boxes.',
  'Last fall, neighbors brought 85 coats.',
  'Dozens of churches and around forty families help us.',
  'We are nearly eighty strong.',
  'The bottles brought in almost nine thousand dollars.',
  'Our average gift is $35.',
  'La primavera pasada, las iglesias llenaron doce camionetas.',
  'Más de veinte iglesias nos ayudan.',
  'Last month we handed out sixty packs of diapers.',
  'Around two dozen volunteers open the door each week.',
  'Cerca de treinta voluntarios nos ayudan.',
])('%j states a number', (body) => {
  expect(find(body)).toHaveLength(1)
})

test.each([
  'Over sixty children are named in Genesis.',
  'The average gala ticket is $75.',
  'Tickets came to thirty dollars.',
  'Casi cien personas caben en la sala.',
  'Two volunteers wait at the gate.',
  'We need about twenty volunteers for the walk.',
  'There is room for around forty families.',
  'Last spring I filled three boxes with her clothes.',
  'One year, my mother knitted two hats.',
  'The gift of a lunch each month is about ten dollars.',
  'In 1983 families came to a kitchen.',
  'About one mile from the park, turn left.',
  'We hope to reach around fifty churches.',
  'Around noon, some families walk.',
  'Some mothers come each week.',
  'Volunteer at least 4 hours a month.',
  'The class meets each week with about twenty parents.',
  'Moses led thousands of families for forty years.',
  'She is almost forty.',
  'Last week we talked about hope.',
  'Last year was hard for many families.',
  'Imagine more than thirty volunteers.',
  'Si más de veinte iglesias ayudaran, alcanzaría.',
  'Necesitamos unas veinte voluntarias.',
  'El año pasado fueron días difíciles.',
  'On average, a visit takes an hour.',
  'Some days are long, and some families wait.',
  'We fill one box each week for a family.',
  'Last Sunday three children sang.',
  'The 5k costs $30.',
  'Each ticket is $75.',
  'Casi todas las mamás vienen los lunes.',
  'Some fifty years ago, the street was a field.',
])('%j states no number', (body) => {
  expect(find(body)).toEqual([])
})

test('names the words from the time to the number', () => {
  expect(find('Last spring, people **filled**\nnine vans for us.')).toEqual([
    'Last spring, people filled nine vans',
  ])
})
