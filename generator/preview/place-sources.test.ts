// Tests that marks in HTML become attributes, and that nothing else of the HTML changes.
import { describe, expect, test } from 'vitest'
import { createSourceMark } from '../../model/source/source-mark'
import { placeSources, placeSourcesOnPage } from './place-sources'

const mark = createSourceMark('content/pages/give.md', 12)
const SOURCE = ' data-source="content/pages/give.md#L12"'

describe('placeSources', () => {
  test.each([
    ['the element with the text', `<p class="a">Give${mark}</p>`, `<p${SOURCE} class="a">Give</p>`],
    [
      'the innermost element',
      `<h1><b>Give</b> <i>now${mark}</i></h1>`,
      `<h1><b>Give</b> <i${SOURCE}>now</i></h1>`,
    ],
    [
      'an element once, for two texts in it',
      `<p>One${mark}<br>Two${createSourceMark('content/a.md', 3)}</p>`,
      `<p${SOURCE}>One<br>Two</p>`,
    ],
    [
      'a picture with a marked description',
      `<p><img src="/a.svg" alt="A hill${mark}"></p>`,
      `<p><img${SOURCE} src="/a.svg" alt="A hill"></p>`,
    ],
  ])('gives %s the source', (_, marked, expected) => {
    expect(placeSources(marked)).toBe(expected)
  })

  test.each([
    [`<title>Give${mark}</title>`, '<title>Give</title>'],
    [`<a aria-label="Give${mark}">x</a>`, '<a aria-label="Give">x</a>'],
    [
      `<a href="mailto:?subject=${encodeURIComponent(`Give${mark}`)}&amp;body=x">x</a>`,
      '<a href="mailto:?subject=Give&amp;body=x">x</a>',
    ],
  ])('removes the mark from %j', (marked, expected) => {
    expect(placeSources(marked)).toBe(expected)
  })

  test('writes a file whose name has special characters as a URL', () => {
    const odd = createSourceMark(`content/pages/"><b>'é.md`, 1)
    expect(placeSources(`<p>A${odd}</p>`)).toBe(
      `<p data-source="content/pages/%22%3E%3Cb%3E'%C3%A9.md#L1">A</p>`,
    )
  })
})

test('placeSourcesOnPage changes a shared part in the same way as its copy in the page', () => {
  const part = `<p>Shared${mark}</p>`
  const { html, shared } = placeSourcesOnPage({ html: `<div>${part}</div>`, shared: [part] })
  expect(shared).toEqual([`<p${SOURCE}>Shared</p>`])
  expect(html).toBe(`<div>${shared[0]}</div>`)
})
