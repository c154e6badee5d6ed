// Several names of fields in one file that are wrong in the same way: in Spanish, with capital letters, or of another program.
import {
  createFileMistake,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  type Mistake,
} from '../../mistake'

const NOTICE = '---\ntitle: Thanksgiving\ntype: closed\nfrom: 2043-11-26\nuntil: 2043-11-26\n---\n'

const POST = `---
title: A warm coat
summary: A neighbor brought a warm coat.
date: 2024-03-11
author: Sarah Sample
image: walk.svg
image_alt: decorative
---

It fits.
`
const PERSON = '---\nname: Nora Sample\ntitle: Nurse\norder: 10\n---\n\nNora listens.\n'

/** Replaces names at the beginnings of lines. */
const rename = (text: string, names: Readonly<Record<string, string>>): string =>
  Object.entries(names).reduce(
    (before, [name, typed]) => before.replace(new RegExp(`^${name}:`, 'm'), () => `${typed}:`),
    text,
  )

const createRenamed = (
  name: string,
  path: string,
  valid: string,
  names: Readonly<Record<string, string>>,
  expected: string,
): Mistake => ({
  ...createFileMistake(path, name, rename(valid, names), expected, valid),
  repaired: true,
})

const PAGE_ES = PAGE_TEXT.replace('---\n\n', 'also_known_as:\n  - estacionamiento\n---\n\n')

export const severalNameMistakes: readonly Mistake[] = [
  createRenamed(
    'all names with capital letters',
    'events/sample.md',
    EVENT_TEXT,
    {
      ...{
        id: 'I’d',
        title: 'Title',
        date: 'Date',
        summary: 'Summary',
        description: 'Description',
      },
      ...{ image_alt: 'Image alt', requires_registration: 'Requires_registration' },
    },
    'field-names 2:1 I’d',
  ),
  createRenamed(
    'two names in capital letters',
    'events/sample.md',
    EVENT_TEXT,
    { title: 'TITLE', registration_open: 'REGISTRATION_OPEN' },
    'field-names 3:1 TITLE',
  ),
  createRenamed(
    'names with hyphens',
    'events/sample.md',
    EVENT_TEXT,
    { image_alt: 'image-alt', requires_registration: 'requires-registration' },
    'field-names 10:1 image-alt',
  ),
  createRenamed(
    'an id that the phone has corrected',
    'events/sample.md',
    EVENT_TEXT,
    { id: 'I’d' },
    'field-names 2:1 I’d',
  ),
  createRenamed(
    'all names in Spanish',
    'pages/sample.md',
    PAGE_ES,
    { title: 'título', description: 'descripción', also_known_as: 'también_conocido_como' },
    'field-names 2:1 título',
  ),
  createRenamed(
    'names in Spanish with spaces',
    'events/sample.md',
    EVENT_TEXT,
    {
      location: 'Lugar',
      image_alt: 'Texto alternativo',
      requires_registration: 'Requiere registro',
    },
    'field-names 6:1 Lugar',
  ),
  createRenamed(
    'names in Spanish with small words between',
    'events/sample.md',
    EVENT_TEXT,
    {
      location: 'lugar_del_evento',
      image_alt: 'texto_de_imagen',
      requires_registration: 'se_requiere_inscripción',
    },
    'field-names 6:1 lugar_del_evento',
  ),
  {
    ...createRenamed(
      'names and words in Spanish',
      'events/sample.md',
      EVENT_TEXT,
      { title: 'título', date: 'fecha', summary: 'resumen', image: 'imagen' },
      'field-names 3:1 título',
    ),
    content: rename(EVENT_TEXT, {
      ...{ title: 'título', date: 'fecha', summary: 'resumen', image: 'imagen' },
    })
      .replace('image_alt: decorative', 'imagen_alt: decorativo')
      .replace('registration_open: no', 'inscripción_abierta: falso'),
    validContent: EVENT_TEXT,
  },
  createRenamed(
    'names in Spanish that mean one field each only together',
    'team/sample.md',
    PERSON,
    { name: 'nombre', title: 'cargo', order: 'orden' },
    'field-names 2:1 nombre',
  ),
  createRenamed(
    'names of a post in another program',
    'blog/sample.md',
    POST,
    { summary: 'excerpt', image: 'cover', image_alt: 'cover_alt' },
    'field-names 3:1 excerpt',
  ),
  ...createMistakes('blog/sample.md', POST, [
    [
      'fields of another program',
      'title: A warm coat',
      'layout: post\ntitle: A warm coat\ncategories:\n  - coats\n  - winter\npermalink: /coat/',
      'field-unknown 2:1 layout',
      'repaired',
    ],
    [
      'a layout',
      'image_alt: decorative',
      'image_alt: decorative\nlayout: post',
      'field-unknown 8:1 layout',
      'repaired',
    ],
    [
      'fields of another program with one of this site between them',
      'date: 2024-03-11\n',
      'layout: post\ndate: 2024-03-11\n\ncomments: false\n',
      'field-unknown 4:1 layout',
      'repaired',
    ],
    [
      'a list of another program as the last field',
      'image_alt: decorative\n',
      'image_alt: decorative\npermalink: /coat/\ncategories:\n  - coats\n  - winter\n',
      'field-unknown 8:1 permalink',
      'repaired',
    ],
    [
      'the language of a post',
      'image_alt: decorative',
      'image_alt: decorative\nlang: es\ntranslation_of: /blog/coat',
      'translation-kind 8:1 lang',
    ],
  ]),
  createFileMistake(
    'blog/sample.es.md',
    'a post in Spanish',
    POST.replace('---\n\n', 'lang: es\ntranslation_of: /blog/sample\n---\n\n'),
    'translation-kind 8:1 lang',
  ),
  {
    ...createFileMistake(
      'notices/sample.es.md',
      'a notice in Spanish beside the English one',
      NOTICE.replace('Thanksgiving', 'el Día de Acción de Gracias').replace(
        /---\n$/,
        'lang: es\ntranslation_of: /notices/sample\n---\n',
      ),
      'translation-kind 6:1 lang',
    ),
    otherFiles: { 'notices/feast.md': NOTICE },
  },
  {
    ...createFileMistake(
      'team/sample.es.md',
      'a staff member in Spanish, without the lines of a translation',
      '---\nname: Ann Sample\ntitle: Enfermera\norder: 18\n---\n\nAnn es nuestra enfermera.\n',
      'translation-kind 1:1 -',
    ),
    otherFiles: {
      'team/ann-sample.md':
        '---\nname: Ann Sample\ntitle: Nurse\norder: 18\n---\n\nAnn helps at the door.\n',
    },
  },
  createFileMistake(
    'events/sample.es.md',
    'an event in Spanish with the id of the English one',
    EVENT_TEXT.replace('id: sample', 'id: walk').replace('---\n\n', 'lang: es\n---\n\n'),
    'translation-kind 13:1 lang',
  ),
  ...createMistakes('events/sample.md', EVENT_TEXT, [
    [
      'a last day beside both days',
      'date: 2025-11-25',
      'start_date: 2025-11-01\ndate: 2025-11-25\nend_date: 2025-11-29',
      'field-unknown 6:1 end_date',
    ],
    [
      'a name with an accent that means nothing',
      'location: Sample Park',
      'location: Sample Park\nbarrió: Este',
      'field-unknown 7:1 barrió',
    ],
    [
      'decorative, as a phone has corrected it',
      'image_alt: decorative',
      'image_alt: Decorated',
      'image-words-name 10:12 image_alt',
      'repaired',
    ],
    [
      'no picture, in Spanish',
      'image_alt: decorative',
      'image_alt: decorativo',
      'image-words-name 10:12 image_alt',
      'repaired',
    ],
  ]),
]
