// Words that are unlikely on this site, and texts that sensible people have written, which have none of them.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../../test-fixtures/create-test-site'
import { findUnlikelyWords } from './find-unlikely-words'
import { UNLIKELY_WORDS } from './unlikely-words'

const ROOT = join(import.meta.dirname, '../../../../..')
const FOLDERS = ['content', 'tests/fixtures/content', 'docs/editors-guide']

const readFolder = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('.es.md') && name !== 'messages.md')
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n\n')

const GOOD_TEXTS: readonly (readonly [name: string, text: string])[] = [
  ...FOLDERS.map((folder) => [folder, readFolder(folder)] as const),
  ...[
    'model/rules/meaning/bible/world-english-bible.txt',
    'model/test-fixtures/valid-texts.ts',
    'model/test-fixtures/create-test-site.ts',
    'model/test-fixtures/full-site/blocks.ts',
    'model/test-fixtures/mistakes/valid-values.test.ts',
  ].map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
]

test.each(GOOD_TEXTS)('%s has no unlikely word', (_, text) => {
  expect(findUnlikelyWords(text).map(({ words }) => words)).toEqual([])
  const known = new Set(text.toLowerCase().match(/[a-z]+/g))
  const unlikely = UNLIKELY_WORDS.flatMap(([, words]) => words.split(' '))
  expect(unlikely.filter((word) => known.has(word))).toEqual([])
})

const check = (words: string, file = 'pages/a.md') =>
  getTestProblems({ [file]: createPageText('A page', words) }).filter((problem) =>
    problem.includes('word-sound'),
  )

test.each([
  ['We pray for our fiends.', '"friends" in place of "fiends"'],
  ['Marred couples lead it.', '"Married"'],
  ['Fiends of the clinic give each month.', '"Friends" in place of "Fiends"'],
  ['We have room for new infantas.', '"infants"'],
  ['Here are good thongs for moms.', '"things"'],
  ['Every thong is free.', '"thing"'],
  ['The boobs are in the library.', '"books"'],
  ['Ask for a recept.', '"receipt"'],
  ['We met six social porkers.', '"workers"'],
  ['She sends her retards.', '"regards"'],
  ['Take a morning shit.', '"shift"'],
  ['Bring the shits.', 'If you mean shirts, write shirts. If you mean shifts, write shifts.'],
  ['Come as soon ass you can.', 'If you mean as, write as.'],
  ['We teach parenting kills.', '"skills"'],
  ['It is by the barking lot.', '"parking"'],
  ['Meet us in the fellowship hell.', '"hall"'],
  ['The bake dale is on Friday.', '"sale"'],
  ['You can stalk to a nurse.', '"talk"'],
  ['Each family gets a diaper and baby pipes.', '"wipes"'],
  ['Lick here to give.', '"Click"'],
  ['We sit in the waiting boom.', '"room"'],
  ['We are open Monday trough Friday.', '"through"'],
  ['We are grateful fur your gift.', '"for"'],
  ['It is on at the middle stool.', '"school"'],
  ['The team is among feathers who care.', '"fathers"'],
  ['- pacifists, still in the package', '"pacifiers" in place of "pacifists"'],
  ['- Dippers and wipes', '"Diapers"'],
  ['- infant formal', '"formula"'],
  ['Bring crab sheets.', '"crib"'],
  ['We check each car seed.', '"seat"'],
  ['Bring burp clothes.', '"cloths"'],
  ['- baby clothes from newborn to 12 moths', '"months"'],
  ['She is six moths pregnant.', '"months"'],
  ['Each one is deeply lived.', '"loved"'],
])('a typo in %s', (words, fix) => {
  const problems = check(words)
  expect(problems.join()).toContain(fix)
  expect(problems).toHaveLength(1)
})

test.each([
  'A thong of leather is not every thong.',
  'He covers you with his feathers. A boy and his dog found a snake.',
  'Brig. Gen. Ann Sample speaks. The donkey brayed. We say Homo sapiens.',
  'Pastor Thong and Mrs. Fiend lead it. Ask Ann Dick or Prat Brothers.',
  'They had a booth with a fiend, and the other fiend is a toy.',
  'The ox and ass before him bow. Before the cock crows, you will deny me.',
  'She is a go-getter. See example.org/boobs, #thong or boob@example.org.',
  'Look for `shit` in code.',
  '> All shit is “loss,” he says. “Like a lager, he is led.” (Isaiah 53:7)',
  'We can cook snacks, and sew skirts and shorts. Wives and husbands are welcome.',
  'The baby has a soft spot on the skull. Kittens and mittens are in the book.',
  'The tomb is empty. She sat in the hall with a broken heart.',
  'Cheap dipping sauce, hell, heaven and the devil: what do we believe?',
  'Bring the wood for the fire, and a mill for the corn.',
  'Do not hunt in the park. The barking dog is loud.',
  'The nursing home plays a game with a monkey.',
  'Bring your baby formal clothes, a cart seat and seeds for the car wash garden.',
  'Boats have tethers. Serve crab and vegetable dippers. The battle is the Lord’s.',
])('the words of %s are right', (words) => {
  expect(check(words)).toEqual([])
})

test('a Spanish file has no unlikely English word', () => {
  expect(check('El lager y el thong.', 'pages/a.es.md')).toEqual([])
})
