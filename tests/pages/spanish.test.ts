// Tests the pages in Spanish: their frame has no English words, and each pair of pages knows of the other.
import { isTag, isText, type AnyNode } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { en } from '../../components/words/en'
import { es } from '../../components/words/es'
import { readPage } from '../support/html-queries'
import { beforeEvents } from '../support/sites'

const open = (path: string) => readPage(beforeEvents, `/${path}`)

/** English pages of the sample site that have a translation. */
const PAIRS = ['contact', 'questions', 'services/clinic', 'services/counseling']

/** Returns all strings of the words of a language. */
const list = (words: object): string[] =>
  Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string' ? [value.trim()] : list(value as object),
  )

/** Returns the texts and labels that are in the language of the page. */
function listOwnTexts(path: string): string[] {
  const texts: string[] = []
  const visit = (nodes: readonly AnyNode[]) => {
    for (const node of nodes) {
      if (isText(node)) texts.push(node.data.trim())
      if (!isTag(node) || ['script', 'style', 'head'].includes(node.name)) continue
      if (node.attribs['lang'] === 'en') continue
      texts.push(node.attribs['aria-label'] ?? '')
      visit(node.children)
    }
  }
  visit(parseDocument(open(path).html).children)
  return texts.filter((text) => /\p{L}/u.test(text))
}

describe.each(PAIRS)('the Spanish page %s', (path) => {
  test('says none of the English words of the frame', () => {
    const spanish = new Set(list(es))
    const english = new Set(list(en).filter((text) => /\p{L}/u.test(text) && !spanish.has(text)))
    expect(listOwnTexts(`es/${path}`).filter((text) => english.has(text))).toEqual([])
  })
  test('says its language, and links to the English page and back', () => {
    for (const [from, to, language, other] of [
      [path, `es/${path}`, 'en', 'es'],
      [`es/${path}`, path, 'es', 'en'],
    ] as const) {
      const page = open(from)
      expect(page.all('html')[0]?.attribs['lang']).toBe(language)
      const links = page.all('a', ({ attribs }) => attribs['lang'] === other)
      const paths = links.map(({ attribs }) => [attribs['href'], attribs['hreflang']])
      expect(paths).toContainEqual([`/${to}`, other])
    }
  })
  test('has the same alternates as the English page: both, and English for everyone else', () => {
    const getAlternates = (file: string) =>
      open(file)
        .all('link', ({ attribs }) => attribs['rel'] === 'alternate' && 'hreflang' in attribs)
        .map(({ attribs }) => `${attribs['hreflang']} ${new URL(attribs['href'] ?? '').pathname}`)
    const expected = [`en /${path}`, `es /es/${path}`, `x-default /${path}`]
    expect(getAlternates(path)).toEqual(expected)
    expect(getAlternates(`es/${path}`)).toEqual(expected)
  })
  test('marks its links to pages in English', () => {
    const links = open(`es/${path}`).all('a', ({ attribs }) =>
      /^\/(?!es(?:\/|$))/.test(attribs['href'] ?? ''),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const { attribs } of links) expect(attribs['hreflang']).toBe('en')
  })
})

test('an English page without a translation has no word about languages', () => {
  expect(open('give').html).not.toMatch(/hreflang|En español|lang="es"/i)
})
