// Tests which words for a picture are taken for the name of a file.
import { expect, test } from 'vitest'
import { looksLikeFileName } from './file-name-words'

test.each([
  'Screenshot_20261127-184503',
  'Screenshot 2026-11-27 at 6.45.03 PM',
  'Captura de pantalla 2026-11-27',
  'WhatsApp Image 2026-11-27 at 18.45.03',
  'Imagen de WhatsApp 2026-11-27 a las 18.45.03',
  'IMG_1234',
  'IMG_E1234',
  'IMG-20261127-WA0003',
  'FB_IMG_1764288000123',
  'DSC00012',
  'DSCN1234',
  'P1010001',
  'PXL_20261127_184503123',
  '20261127_184503',
  'photo_2026-11-27_18-45-03',
  'image001',
  'foto 3',
  'Photo (2)',
  'Copy of IMG_1234',
  'Untitled design',
  'Untitled design (3)',
  'Diseño sin título',
  '6f1ed002-ab5c-4f2e-9d3b-0a1b2c3d4e5f',
  'jar_of_notes',
  'front-door-view-2',
])('%j is the name of a file', (alt) => {
  expect(looksLikeFileName(alt)).toBe(true)
})

test.each([
  'A glass jar with colored paper in it',
  'Photo of 3 women at a table',
  'Photo from 2019, with our first team',
  'Photo 2019-2020 of our team',
  'Captura de pantalla del mapa',
  'Image of a dove',
  'A mother-in-law and a baby',
  'Mother-to-be',
  'COVID-19',
  'P. E. Hall in 1985',
  'Untitled painting of a garden',
  'Team',
  '1985',
])('%j is not the name of a file', (alt) => {
  expect(looksLikeFileName(alt)).toBe(false)
})
