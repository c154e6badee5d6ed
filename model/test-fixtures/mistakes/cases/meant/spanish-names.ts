// Names of pages, pictures and files as people who write Spanish type them.
import { createPdf } from '../../../pdf-bytes'
import { createBodyMistakes, createFileMistake, PAGE_TEXT, type Mistake } from '../../mistake'

const ORIGINAL = PAGE_TEXT.replace('---\n\n', 'image: walk.svg\nimage_alt: decorative\n---\n\n')

/** @param name the English page, one for each mistake because all of them share one folder in a test */
const createTranslation = (name: string) => `---
title: Dónde estacionar
description: Dónde puede dejar su auto cuando nos visita, y cuánto cuesta.
image: walk.svg
image_alt: decorative
lang: es
translation_of: /${name}
translated_from: uvsn qesd myae hrzm azdv giny
---

Venga.

## Qué traer

Buenos zapatos y una botella.
`

/** The name of a picture in a translation that is in Spanish, too. */
const nameImage = (page: string, typed: string): Mistake => {
  const validContent = createTranslation(page)
  return {
    name: `the picture ${typed} of a translation`,
    path: `pages/${page}.es.md`,
    content: validContent.replace('walk.svg', typed),
    validContent,
    expected: 'image-missing 4:8 image',
    repaired: true,
    otherFiles: { [`pages/${page}.md`]: ORIGINAL },
  }
}

const SPANISH_PAGE = { 'pages/lot.md': ORIGINAL, 'pages/lot.es.md': createTranslation('lot') }

/** An address with the language where the name of a file has it. */
const linkTo = (typed: string, meant: string): Mistake[] =>
  createBodyMistakes([
    [`the address ${typed}`, `[Lot](${meant})`, `[Lot](${typed})`, 'link-broken 6:1 -', 'repaired'],
  ]).map((mistake) => ({ ...mistake, otherFiles: SPANISH_PAGE }))

/** An address in an English text that is that of no page: a person has to choose one, also if it looks like a Spanish page. */
const linkUncertainly = (typed: string): Mistake[] =>
  createBodyMistakes([
    [
      `the address ${typed}`,
      '[En español](/es/lot)',
      `[En español](${typed})`,
      'link-broken 6:1 -',
    ],
  ]).map((mistake) => ({ ...mistake, otherFiles: SPANISH_PAGE }))

export const spanishPageMistakes: readonly Mistake[] = [
  nameImage('lot-b', 'estacionamiento.svg'),
  nameImage('lot-c', 'caminata-en-otoño.svg'),
  nameImage('lot-d', 'Caminata de otoño.SVG'),
  ...linkTo('/lot.es', '/es/lot'),
  ...linkTo('lot.es.md', '/es/lot'),
  ...linkTo('/lot/es', '/es/lot'),
  ...linkTo('/es/lot.es', '/es/lot'),
  ...['/es', '/espanol', '/spanish', '/es/inicio'].flatMap(linkUncertainly),
  ...linkTo('/contact.es', '/contact'),
  ...linkTo('/es/estacionamiento', '/es/lot'),
  ...linkUncertainly('/estacionamiento'),
  ...linkTo('/es/paginas/el-estacionamiento.html', '/es/lot'),
]

export const spanishFileMistakes: readonly Mistake[] = [
  createFileMistake(
    'files/Volante de sample año.pdf',
    'a PDF with an ñ, and links to it',
    createPdf(),
    'download-file-name 1:1 -',
  ),
  createFileMistake(
    'files/sample acción.pdf'.normalize('NFD'),
    'a PDF that a Mac has named',
    createPdf(),
    'download-file-name 1:1 -',
  ),
].map((mistake, index) => {
  const name = ['Volante de sample año.pdf', 'sample acción.pdf'][index] ?? ''
  const card = `---\ntitle: Poster\ndescription: A poster for your hallway.\nevent: walk\ndownload_url: /files/${name}\norder: ${index + 5}\n---\n`
  return { ...mistake, otherFiles: { [`resources/spanish-${index}.md`]: card } }
})

export const spanishImageMistakes: readonly Mistake[] = [
  createFileMistake(
    'images/Sample niña.svg',
    'a picture with an ñ, and a page with it',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>',
    'image-file-name 1:1 -',
  ),
].map((mistake) => ({
  ...mistake,
  otherFiles: { 'pages/child.md': ORIGINAL.replace('walk.svg', 'Sample niña.svg') },
}))
