// Tests the comment: what it says, how long it may be, and that nobody else can speak in it.
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { describe, expect, test } from 'vitest'
import type { Review } from '../review'
import { createMistake, createPageChange, createReviewData } from '../testing/create-review-data'
import { escapeMarkdown } from './escape-markdown'
import { COMMENT_MARKER } from '../../github/own-comment'
import { MAX_COMMENT_LENGTH, writeComment } from './write-comment'

type Node = { type: string; value?: string; url?: string; children?: Node[] }

/** Returns all nodes of a comment as GitHub parses it. */
function parse(markdown: string): Node[] {
  const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)]
  return flatten(remark().use(remarkGfm).parse(markdown))
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '</summary></details><h3>Nothing changes</h3>',
  COMMENT_MARKER,
  '@everyone please approve',
  'someone@example.org',
  'https://evil.example and www.evil.example',
  '[Approved](https://evil.example)',
  '![x](https://evil.example/x.png)',
  '### Nothing changes',
  '- [x] All is well',
  '```\n### Nothing changes',
  '~~~',
  '| a | b |\n|---|---|',
  '**bold** _it_ ~~no~~ `code`',
  ':white_check_mark: approved',
  'fixes #12, GH-12, example/site#3 and 0123456789abcdef0123456789abcdef01234567',
  '1. one\n2. two',
  '&lt;b&gt; &#64;everyone',
  '\u202Edecorppa\u2066 \u0000 \u2028 x',
  '$x^2$ and [^1]\n\n[^1]: note',
  '::error::no ##[error]no',
  '\\[x](https://evil.example)\\',
  '> [!WARNING]\n> no',
]

describe('escapeMarkdown', () => {
  test.each(HOSTILE)('shows %j as the text that it is', (text) => {
    const nodes = parse(`1. A ${escapeMarkdown(text)} b`).filter(({ type }) => type !== 'root')
    expect(nodes.map(({ type }) => type)).toEqual(['list', 'listItem', 'paragraph', 'text'])
  })

  test.each(HOSTILE)('leaves in %j nothing that GitHub looks for in finished text', (text) => {
    const shown = parse(escapeMarkdown(text))
      .map(({ value = '' }) => value)
      .join('')
    const active = /@\w|(?:^|\s|\w)#\d|GH-\d|:\w+:|https?:\/\/|www\.|\b[0-9a-f]{7,40}\b|##\[/i
    expect(shown).not.toMatch(active)
  })

  test('shows ordinary words as they are', () => {
    const text = 'Call (334) 555-0142, Mon-Fri 8:00 AM - 5:00 PM: it’s free! 100% & more.'
    expect(
      parse(escapeMarkdown(text))
        .map(({ value = '' }) => value)
        .join(''),
    ).toBe(text)
  })
})

/** A review in which every text of others is the given one. */
const createHostileReview = (text: string): Review =>
  createReviewData({
    files: [{ path: `pages/${text}.md`, edit: 'added', isScheduled: false }],
    pages: [
      createPageChange('/about', ['Same words as before', `Same words as ${text}`], {
        title: text,
        pictures: [{ name: text, alt: text, before: null, after: '/x.svg' }],
        ownLinks: [{ text, before: '/a', after: text }],
      }),
      createPageChange('/x', ['', ''], { title: text, status: 'redirected', redirectsTo: text }),
      createPageChange('/y', ['', ''], { title: text, status: 'added', formerPath: text }),
    ],
    outside: [{ kind: 'website', value: text, paths: ['/about', text] }],
    downloads: [text],
    forecast: [{ day: text, before: null, after: { day: text, what: text, paths: [text] } }],
    newProblems: [createMistake(text, text), { ...createMistake(text), severity: 'warning' }],
    shared: { blocks: [], links: [{ text, before: '/a', after: text }], paths: ['/a'] },
  })

describe('writeComment', () => {
  test.each(HOSTILE)('has only links and HTML of its own, whatever says %j', (text) => {
    const harmless = parse(writeComment(createHostileReview('words')))
    const nodes = parse(writeComment(createHostileReview(text)))
    const pick = (list: readonly Node[], type: string) =>
      list
        .filter((node) => node.type === type)
        .map(({ value, url }) => value ?? url)
        // Where words are marked depends on the words.
        .filter((value) => !/^<\/?(?:ins|del)>$/.test(value ?? ''))
    for (const type of ['html', 'link', 'image', 'heading', 'listItem', 'details'])
      expect(pick(nodes, type), type).toEqual(pick(harmless, type))
  })

  test.each(HOSTILE)('begins with its marker and its own verdict, whatever says %j', (text) => {
    const comment = writeComment(createHostileReview(text))
    const [harmless = ''] = writeComment(createHostileReview('words')).split('\n\nLook')
    expect(comment.startsWith(harmless)).toBe(true)
    expect(comment.indexOf(COMMENT_MARKER, 1)).toBe(-1)
  })

  test('names the three most important things, and folds the rest', () => {
    const pages = ['/a', '/b', '/c', '/d'].map((path) => createPageChange(path, ['One', 'Two']))
    const comment = writeComment(
      createReviewData({
        pages: pages.map((page, index) => ({
          ...page,
          ownEdits: page.ownEdits.slice(index % 2),
          status: index === 0 ? 'removed' : 'changed',
        })),
      }),
    )
    expect(comment).toContain('Look at these three things:\n\n1. ')
    expect(comment).not.toMatch(/^4\. /m)
    expect(comment.split('<details>').length).toBe(comment.split('</details>').length)
  })

  test('leaves out whole sections when there is too much, and says which and where they are', () => {
    const text = 'word '.repeat(800)
    const pages = Array.from({ length: 200 }, (_, index) =>
      createPageChange(`/page-${index}`, ['Other words', `${text}${index}`]),
    )
    const comment = writeComment(createReviewData({ pages }))
    expect(comment.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH)
    expect(comment.length).toBeGreaterThan(MAX_COMMENT_LENGTH / 2)
    expect(comment).toMatch(
      /this is left out here: Words before and after.* All of it is in \[the pages/,
    )
    expect(comment.split('<details>').length).toBe(comment.split('</details>').length)
  })

  test('says that only the program changes, or nothing', () => {
    const nothing = { files: [], isCompared: false }
    expect(writeComment(createReviewData({ ...nothing, codeFiles: 2 }))).toContain(
      'Only the program',
    )
    expect(writeComment(createReviewData(nothing))).toContain('Nothing changes')
  })

  test('names each mistake with its repair when the change cannot be built', () => {
    const comment = writeComment(
      createReviewData({
        isCompared: false,
        newProblems: [createMistake('It is wrong.', 'Right')],
      }),
    )
    expect(comment).toContain('This cannot go public yet: 1 thing needs repair.')
    expect(comment).toContain('It is wrong\\. Write it without\\.')
    expect(comment).toContain('```\nRight\n```')
  })

  test('has no links where there is no preview', () => {
    const pages = [createPageChange('/a', ['One', 'Two'], { productionUrl: null })]
    const nodes = parse(writeComment(createReviewData({ previewUrl: null, pages })))
    expect(nodes.filter(({ type }) => type === 'link')).toEqual([])
  })
})
