// Texts as people type them: what is shown, what is refused, and that nothing unsafe or unsaid comes through.
import { describe, expect, test } from 'vitest'
import { parseBody } from './parse-body'

const context = {
  outsideLinks: { 'donation-form': 'https://give.example.org/general' },
  images: { 'walk.svg': { width: 1200, height: 800 } },
  emailSubject: 'Website Inquiry',
  hasPage: true,
}
const parse = (text: string) => parseBody(text, context)
const html = (text: string) =>
  parse(text)
    .body.blocks.map((block) =>
      'html' in block ? block.html.join('/base/') : `[${block.label} -> ${block.url}]`,
    )
    .join('\n')
const told = (text: string) =>
  parse(text).findings.map(({ line, code, fix }) => `${line} ${code}: ${fix}`)

test('a text is cut into blocks at its directives', () => {
  const { blocks } = parse(
    'One.\n\n::button[Give now]{href=donation-form}\n\n:::note\nTwo.\n:::\n\n:::urgent\nThree.\n:::',
  ).body
  expect(blocks).toEqual([
    { kind: 'html', html: ['<p>One.</p>'] },
    { kind: 'button', label: 'Give now', url: 'https://give.example.org/general' },
    { kind: 'note', html: ['<p>Two.</p>'] },
    { kind: 'urgent', html: ['<p>Three.</p>'] },
  ])
})

test('what a text shows is told beside it, wherever it stands', () => {
  const text =
    '![Walk](/images/walk.svg)\n\n:::note\n![Hill][hill]\n:::\n\n[hill]: /images/hill.svg'
  expect(parse(text).body.images).toEqual(['walk.svg', 'hill.svg'])
})

test('colons within words are only colons', () => {
  expect(html('Open Mon:Fri, 8:00, a:b and :smile:')).toBe(
    '<p>Open Mon:Fri, 8:00, a:b and :smile:</p>',
  )
})

test('links on the site get the base, others open in a new tab and say so, calls and texts are kept', () => {
  expect(html('[us](/about#team) [top](#top)')).toBe(
    '<p><a href="/base/about#team">us</a> <a href="#top">top</a></p>',
  )
  expect(html('[give](donation-form)')).toBe(
    '<p><a href="https://give.example.org/general" target="_blank" rel="noopener noreferrer">give<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
  )
  expect(html('[call](tel:+13345550142) [text](sms:+13345550142)')).toContain(
    'href="tel:+13345550142"',
  )
  expect(html('[text](sms:+13345550142)')).toContain('href="sms:+13345550142"')
  expect(html('[mail](mailto:a@example.org)')).toContain(
    'href="mailto:a@example.org?subject=Website%20Inquiry"',
  )
  expect(html('[mail](mailto:a@example.org?subject=Hi)')).toContain(
    'href="mailto:a@example.org?subject=Hi"',
  )
})

test('reference links work on both sides of a directive', () => {
  expect(html('[a][x]\n\n::button[B]{href=/b}\n\n[c][x]\n\n[x]: /there')).toBe(
    '<p><a href="/base/there">a</a></p>\n[B -> /b]\n<p><a href="/base/there">c</a></p>',
  )
})

test('headings get anchors that do not repeat; tables are tables', () => {
  const { headings } = parse('## What to bring\n\n## What to bring\n\n### Éclair & tea').body
  expect(headings.map(({ id }) => id)).toEqual(['what-to-bring', 'what-to-bring-1', 'éclair--tea'])
  expect(html('## What to bring')).toBe('<h2 id="what-to-bring">What to bring</h2>')
  expect(html('| a | b |\n| - | - |\n| 1 | 2 |')).toContain('<td>2</td>')
})

test('pictures get their size; a decorative one has no words', () => {
  expect(html('![People walking](/images/walk.svg)')).toBe(
    '<p><img src="/base/images/walk.svg" alt="People walking" width="1200" height="800" loading="lazy" decoding="async"></p>',
  )
  expect(html('![decorative](../images/walk.svg)')).toContain('alt=""')
})

describe('refused', () => {
  test.each([
    ['Text\n\n<b>bold</b>'],
    ['<!-- a secret -->'],
    ['# Too large'],
    ['## Two\n\n#### Four'],
    ['[x](javascript:alert(1))'],
    ['[x](//evil.example)'],
    ['[x](http://old.example)'],
    ['[x](donation-from)'],
    ['![](/images/walk.svg)'],
    ['![A cat](https://elsewhere.example/cat.png)'],
    ['::buton[Go]{href=/go}'],
    ['::button[Go]'],
    ['- ::button[Go]{href=/go}'],
    ['A note[^1]\n\n[^1]: below'],
  ])('%j', (text) => {
    expect(told(text)).toMatchSnapshot()
    expect(told(text).length).toBeGreaterThan(0)
  })
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html,<script>)',
  '![a](javascript:alert(1))',
  '<a href="x" onclick="alert(1)">a</a>',
  '[a](</contact" onclick="alert(1)>)',
  '## <svg/onload=alert(1)>',
])('%j gives nothing that could run', (text) => {
  expect(html(text)).not.toMatch(/<script|javascript:|\son\w+="|<svg|data:/i)
})

test('a code of a character that no file may hold is refused, and one that is shown as typed is not', () => {
  const codesIn = (text: string) => parse(text).findings.map(({ code }) => code)
  for (const typed of ['a &#xFDD0; b', '[a](/contact "&#xFDD0;")', '![&#xFDD0; a](/images/a.jpg)'])
    expect(codesIn(typed), typed).toContain('character-code')
  for (const typed of ['`&#xFDD0;`', 'Fish &amp; chips &copy; 2026 &#8212; and&nbsp;more &zwj;'])
    expect(codesIn(typed), typed).toEqual([])
})
