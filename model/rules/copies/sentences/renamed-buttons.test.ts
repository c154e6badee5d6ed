// Tests which words of a copied button are written for another event, and when nothing is certain.
import { expect, test } from 'vitest'
import { renameButton } from './renamed-buttons'

test.each([
  ['about the gala', 'Gala', 'Christmas Open House', 'about the open house', true],
  ['about the walk', 'Walk', 'Pentecost Picnic', 'about the picnic', true],
  ['About our Walk', 'Walk', 'Fall Bake Sale', 'About our Bake Sale', true],
  ['See the gala tickets', 'Gala', 'Fall Picnic', 'See the picnic tickets', false],
  ['about the gala', 'Gala', 'New House', 'about this event', false],
  ['about the gala', 'Gala', 'Boomerang', 'about this event', false],
  ['Walk with us', 'Walk', 'Fall Picnic', null, false],
  ['about the lanterns', 'Lanterns', 'Fall Picnic', null, false],
  ['about Old Gala', 'Gala', 'Fall Picnic', 'about Fall Picnic', true],
])('renames "%s", which names %s, for %s', (label, subject, own, words, isCertain) => {
  const renamed = renameButton(label, subject, { own, other: 'Old Gala' }, 'en')
  expect(renamed).toMatchObject({ words, isCertain })
})

test.each([
  ['Pregunte por la caminata', 'caminata', 'Pregunte por este evento'],
  ['Pregunte acerca del paseo', 'paseo', 'Pregunte acerca de este evento'],
  ['Venga al paseo', 'paseo', 'Venga a este evento'],
  ['Camine con nosotros', 'camine', null],
])('names no event in "%s"', (label, subject, words) => {
  const titles = { own: 'Cena', other: 'Paseo de otoño' }
  expect(renameButton(label, subject, titles, 'es')).toMatchObject({ words, isCertain: false })
})
