// Tests which words for a picture say nothing of what it shows.
import { expect, test } from 'vitest'
import { saysNothing } from './placeholder-descriptions'

test.each([
  'A short description of the image',
  'Description of the image',
  'description',
  'Alt text here',
  'alt-text',
  'Add alternative text for the picture',
  '[Insert image description]',
  'Describe the picture',
  'Please describe this photo in one sentence.',
  'What the picture shows',
  'Say what is in the picture',
  'Image description',
  'Photo caption goes here',
  'Image placeholder',
  'Picture of …',
  'A photo of a...',
  'Featured image',
  'A stock photo',
  'Event photo',
  'A picture',
  'photo.jpg',
  'IMG 2034',
  'descripción de la imagen',
  'Una breve descripción de la foto',
  'Texto alternativo aquí',
  'Describa la imagen',
  'Qué muestra la foto',
  'Foto de …',
])('%j says nothing', (alt) => {
  expect(saysNothing(alt)).toBe(true)
})

test.each([
  'A photo of a lamp',
  'Picture of the front door',
  'Photo album',
  'A picture frame on a shelf',
  'A banner with the words “Walk for Life”',
  'A board with a description of the trail',
  'A drawing of a path',
  'A picture book about birth',
  'A mother describes the photo to her child',
  'Foto de la puerta',
  'La foto de una madre',
  'A beautiful garden',
  'A blog post on a phone',
  'Decorative pattern',
])('%j says what a picture shows', (alt) => {
  expect(saysNothing(alt)).toBe(false)
})
