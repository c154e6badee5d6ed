// Tests that tags are found as a browser finds them, whatever attributes and text look like.
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { findAll } from 'domutils'
import { expect, test } from 'vitest'
import { readTags, replaceParts, type Tag } from './read-tags'

const listTags = (html: string) => {
  const tags: Tag[] = []
  readTags(html, ['class', 'src'], (tag) => tags.push(tag))
  return tags.map(({ name, from, to, values }) => ({
    name,
    html: html.slice(from, to),
    values: Object.fromEntries(
      Object.entries(values).map(([key, { from, to }]) => [key, html.slice(from, to)]),
    ),
  }))
}

test('readTags finds tags with their attributes and ignores markup in attributes and scripts', () => {
  const html =
    '<p title="<b class=" class="a b">x class="c" &lt;p class="d"></p><script>"<i class=\\"e\\">"</script><img src="f" alt="a > b"/>'
  expect(listTags(html)).toEqual([
    { name: 'p', html: '<p title="<b class=" class="a b">', values: { class: 'a b' } },
    { name: 'img', html: '<img src="f" alt="a > b"/>', values: { src: 'f' } },
  ])
})

test('replaceParts returns the HTML with the given ranges replaced', () => {
  const html = '<p class="a">a</p><p class="b">b</p>'
  const parts: { from: number; to: number; text: string }[] = []
  readTags(html, ['class'], ({ values }) => {
    if (values['class']) parts.push({ ...values['class'], text: 'long' })
  })
  expect(replaceParts(html, parts)).toBe('<p class="long">a</p><p class="long">b</p>')
})

const markup = fc.constantFrom(
  '<img y',
  '<b class=',
  ' class=',
  ' src=',
  '>',
  '<',
  '</p>',
  "'",
  'x',
  ' ',
)
const text = fc.array(markup, { maxLength: 8 }).map((pieces) => pieces.join(''))

test('readTags finds the same tags as a parser, even when attributes contain markup', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const html = texts
        .map(
          (text) =>
            `<a title="${text}" class="s-${text.length}">${text.replaceAll('<', '&lt;')}</a>`,
        )
        .join('')
      const elements = findAll(() => true, parseDocument(html).children)
      expect(listTags(html).map(({ values }) => values['class'])).toEqual(
        elements.map(({ attribs }) => attribs['class']),
      )
    }),
    { seed: 1, numRuns: 500 },
  )
})
