import { describe, expect, test } from 'vitest'
import { loadSite } from '../../load-site'
import {
  createEntryText,
  createPageText,
  createTestFiles,
} from '../../test-fixtures/create-test-site'

const SIZE = { width: 9, height: 9 }

/** Returns the pages with a picture that is not there, after one was uploaded with a name that it cannot keep. */
function findMissing(...shown: readonly string[]) {
  const pages = shown.map((name, index): [string, string] => [
    `pages/page-${index}.md`,
    createPageText('A page', `![Boxes](/images/${name})`),
  ])
  const files = createTestFiles(Object.fromEntries(pages))
  const images = { ...files.images, 'IMG 2031.svg': SIZE }
  return loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' })
    .problems.filter(({ code }) => code === 'image-missing')
    .map(({ file }) => file)
}

test('the only picture that is not there is the one that cannot keep its name, which is reported itself', () => {
  expect(findMissing('boxes.svg')).toEqual([])
})

test('each of two pictures that are not there is reported, because nobody knows which one was uploaded', () => {
  expect(findMissing('boxes.svg', 'shelves.svg')).toEqual([
    'content/pages/page-0.md',
    'content/pages/page-1.md',
  ])
})

describe('of a picture that is not there', () => {
  const findFix = (shown: readonly string[], stored: readonly string[]) => {
    const files = createTestFiles({
      'pages/a.md': createPageText(
        'A page',
        shown.map((name) => `![Boxes](/images/${name})`).join('\n\n'),
      ),
    })
    const images = { ...files.images, ...Object.fromEntries(stored.map((name) => [name, SIZE])) }
    return loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' })
      .problems.filter(({ code }) => code === 'image-missing')
      .map(({ fix }) => fix)
  }

  test('another one that no page shows may have the right name', () => {
    expect(findFix(['event-banquet.svg'], ['event-gala.svg'])).toEqual([
      'If you mean event-gala.svg, which no page shows, write that. If not, upload event-banquet.svg to content/images. If the file was deleted by mistake, open the proposal that deletes it, and press Close pull request at its end, or Revert if someone has said yes to it.',
    ])
  })

  test.each([
    ['event-banquet.svg', ['foto-cena.svg']],
    ['garden.svg', ['map.svg', 'jardin-nuevo.svg']],
  ])('the only other one than the map that no page shows may be %s', (shown, stored) => {
    expect(findFix([shown], stored).join('')).toContain(
      `If you mean ${stored.at(-1) ?? ''}, which no page shows, write that.`,
    )
  })

  test.each([
    ['is shown', ['event-banquet.svg', 'event-gala.svg'], ['event-gala.svg']],
    ['is one of several', ['event-banquet.svg'], ['event-gala.svg', 'event-autumn.svg']],
    ['has another beginning and is not alone', ['event-banquet.svg'], ['a.svg', 'b.svg']],
  ])('another one that %s is not named', (_, shown, stored) => {
    const [fix, ...others] = findFix(shown, stored)
    expect(others).toEqual([])
    expect(fix).toMatch(
      /^Upload event-banquet\.svg to content\/images, or write the name of one that is there, such as \S+\.svg\. If the file was deleted by mistake, /,
    )
  })
})

describe('a picture with a new name, which the card of the page has already', () => {
  const findProblems = (
    names: readonly string[],
    page: string,
    card: string,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const fields = { title: 'Pray', image_alt: 'decorative' }
    const files = createTestFiles({
      'pages/partner/prayer.md': createEntryText(
        { ...fields, title: 'Pray with us', description: 'Pray with us.', image: page },
        'Some words.',
      ),
      'partner/prayer.md': createEntryText(
        { ...fields, path: '/partner/prayer', description: 'Pray.', image: card, order: '1' },
        '',
      ),
      ...more,
    })
    const images = { ...files.images, ...Object.fromEntries(names.map((name) => [name, SIZE])) }
    return loadSite({ ...files, images }, { drafts: false, today: () => '2026-11-20' })
      .problems.filter(({ code }) => code === 'image-missing')
      .map(({ file, suggestion }) => [file, suggestion !== null])
  }

  test('is written into the page, and the other way round', () => {
    const names = ['praying-together.svg', 'partner-donate.svg']
    expect(findProblems(names, 'partner-prayer.svg', 'praying-together.svg')).toEqual([
      ['content/pages/partner/prayer.md', true],
    ])
    expect(findProblems(names, 'praying-together.svg', 'partner-prayer.svg')).toEqual([
      ['content/partner/prayer.md', true],
    ])
  })

  test('is not written if its name has no word of the missing one, or something else shows it', () => {
    expect(findProblems(['sunset.svg'], 'partner-prayer.svg', 'sunset.svg')).toEqual([
      ['content/pages/partner/prayer.md', false],
    ])
    expect(
      findProblems(['praying-together.svg'], 'partner-prayer.svg', 'praying-together.svg', {
        'pages/a.md': createPageText('A page', '![Hands](/images/praying-together.svg)'),
      }),
    ).toEqual([['content/pages/partner/prayer.md', false]])
  })

  test('has the same words in another order, and nothing shows it', () => {
    expect(findProblems(['prayer-partner.svg'], 'partner-prayer.svg', 'walk.svg')).toEqual([
      ['content/pages/partner/prayer.md', true],
    ])
  })
})
