// Mistakes in texts and names of images.
import { EVENT_TEXT, createMistakes, type Mistake, type Mutation } from '../mistake'

const DESCRIPTION = 'description: Walk one mile with neighbors from all over East Alabama.'
const SUMMARY = 'summary: Walk one mile with us.'
const IMAGE = 'image: walk.svg'

export const textMistakes: readonly Mistake[] = createMistakes('events/sample.md', EVENT_TEXT, [
  [
    'too few words for search engines',
    DESCRIPTION,
    'description: A walk.',
    'text-short 8:14 description',
  ],
  [
    'too many words for search engines',
    DESCRIPTION,
    `description: ${'Walk with us. '.repeat(15)}`,
    'text-long 8:14 description',
  ],
  [
    'too long a title',
    'title: Walk for Life',
    `title: ${'Walk '.repeat(20)}`,
    'text-long 3:8 title',
  ],
  [
    'hidden words of Discord in a title',
    'title: Walk for Life',
    'title: Walk ||for|| Life',
    'value-markup 3:8 title',
    'repaired',
  ],
  [
    'new words of another program in a title',
    'title: Walk for Life',
    'title: Walk ++for++ Life',
    'value-markup 3:8 title',
    'repaired',
  ],
  [
    'a bullet before a summary',
    SUMMARY,
    'summary: • Walk one mile with us.',
    'value-markup 7:10 summary',
    'repaired',
  ],
  ['bullets in a summary', SUMMARY, 'summary: • Tea • Cake', 'value-markup 7:10 summary'],
  [
    'a comment of HTML in a summary',
    SUMMARY,
    `${SUMMARY} <!-- ask Luis -->`,
    'note-left 7:10 summary',
  ],
  [
    'a comment of programmers in a summary',
    SUMMARY,
    `${SUMMARY} /* ask Luis */`,
    'note-left 7:10 summary',
  ],
  [
    'the place of a picture on a computer',
    IMAGE,
    'image: C:\\Users\\Ann\\Our Oak.jpg',
    'image-missing 9:8 image',
  ],
  ['a picture that does not exist', IMAGE, 'image: hill.svg', 'image-missing 9:8 image'],
  [
    'a picture with a typo in its name',
    IMAGE,
    'image: wlak.svg',
    'image-missing 9:8 image',
    'repaired',
  ],
  [
    'a picture whose name was changed by replacing a word everywhere',
    IMAGE,
    'image: run-walk.svg',
    'image-missing 9:8 image',
  ],
  [
    'a picture with another extension',
    IMAGE,
    'image: walk.jpg',
    'image-missing 9:8 image',
    'repaired',
  ],
  ['a picture as in a text', IMAGE, 'image: ![A table](walk.svg)', 'image-name 9:8 image'],
  ['a picture with capital letters', IMAGE, 'image: Walk.SVG', 'image-name 9:8 image', 'repaired'],
  [
    'a picture with its folder',
    IMAGE,
    'image: /images/walk.svg',
    'image-name 9:8 image',
    'repaired',
  ],
  [
    'a picture with all its folders',
    IMAGE,
    'image: content/images/walk.svg',
    'image-name 9:8 image',
    'repaired',
  ],
  ['a picture without its extension', IMAGE, 'image: walk', 'image-name 9:8 image', 'repaired'],
  ['a path out of the folder', IMAGE, 'image: ../../etc/passwd', 'image-name 9:8 image'],
  [
    'a picture from another website',
    IMAGE,
    'image: https://example.org/walk.jpg',
    'image-elsewhere 9:8 image',
  ],
  ['no words for a picture', 'image_alt: decorative\n', '', 'field-missing 12:1 image_alt'],
  [
    'the name of the file as words',
    'image_alt: decorative',
    'image_alt: IMG_1234.jpg',
    'image-words-name 10:12 image_alt',
  ],
  [
    'the name of a screenshot without its ending as words',
    'image_alt: decorative',
    'image_alt: Screenshot_20261127-184503',
    'image-words-name 10:12 image_alt',
  ],
  [
    'the name of an unnamed design as words',
    'image_alt: decorative',
    'image_alt: Untitled design (3)',
    'image-words-name 10:12 image_alt',
  ],
  [
    'a word that says nothing',
    'image_alt: decorative',
    'image_alt: photo',
    'image-words-name 10:12 image_alt',
  ],
  ...['A short description of the image', 'Describe the picture', 'Foto de …'].map(
    (words): Mutation => [
      `words of a form for a picture: ${words}`,
      'image_alt: decorative',
      `image_alt: ${words}`,
      'image-words-name 10:12 image_alt',
    ],
  ),
  [
    'too many words for a picture',
    'image_alt: decorative',
    `image_alt: ${'People walk. '.repeat(25)}`,
    'image-words-long 10:12 image_alt',
  ],
])
