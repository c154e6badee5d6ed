// Tests for parsing texts as staff type them: the resulting blocks, the reported problems, and the safety of the HTML.
import { describe, expect, test } from 'vitest'
import { parseBody } from './parse-body'

const context = {
  externalLinks: { 'donation-form': 'https://give.example.org/general' },
  images: { 'walk.svg': { width: 1200, height: 800 } },
  emailSubject: 'Website Inquiry',
  emailBody: 'I ask',
  hasPage: true,
}
const parse = (text: string) => parseBody(text, context)
const toHtml = (text: string) =>
  parse(text)
    .body.blocks.map((block) =>
      'html' in block
        ? block.html.join('/base/')
        : block.kind === 'button'
          ? `[${block.label} -> ${block.url}]`
          : '[hotline]',
    )
    .join('\n')
const report = (text: string) =>
  parse(text).problems.map(({ line, code, fix }) => `${line} ${code}: ${fix}`)

describe('parseBody', () => {
  test('splits a text into blocks at its directives', () => {
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

  test('takes figures, steps and the hotline from their directives', () => {
    const { blocks } = parse(
      ':::figures\n- **5,000** families\n:::\n\n:::steps\n1. **Call.** Now.\n:::\n\n::hotline',
    ).body
    expect(blocks).toEqual([
      { kind: 'figures', html: ['<ul>\n<li><strong>5,000</strong> families</li>\n</ul>'] },
      { kind: 'steps', html: ['<ol>\n<li><strong>Call.</strong> Now.</li>\n</ol>'] },
      { kind: 'hotline' },
    ])
  })

  test('accepts a heading, pictures and other text in a box of steps', () => {
    const text =
      ':::steps\n## When you come\n\n1. ![decorative](/images/walk.svg) **Call.** Now.\n\n2. **Come.**\n\n[More](/more)\n:::'
    expect(report(text)).toEqual([])
    expect(parse(text).body.headings).toMatchObject([{ text: 'When you come' }])
  })

  test('reports a box of figures or steps without a list, and lines without bold words', () => {
    expect(report(':::figures\n5,000 families\n:::')).toEqual([
      '1 directive-list: Write each line like - **5,000** families each year',
    ])
    expect(report(':::steps\n1. **Call.** Now.\n2. Come.\n:::')).toEqual([
      '3 directive-list: Write each line like 1. **Call first.** Tell us what you need.',
    ])
    expect(report(':::steps\n- **Call.** Now.\n:::')).toHaveLength(1)
  })

  test('marks the last, short paragraph of a quotation as its source', () => {
    expect(toHtml('> I will give you rest.\n>\n> Matthew 11:28 (WEB)')).toBe(
      '<blockquote>\n<p>I will give you rest.</p>\n<p><cite>Matthew 11:28 (WEB)</cite></p>\n</blockquote>',
    )
    const unmarked = ['> Matthew 11:28', '> One.\n>\n> Two.', `> One.\n>\n> ${'long '.repeat(20)}`]
    for (const text of unmarked) expect(toHtml(text)).not.toContain('<cite>')
  })

  test('lists the images of a text, also inside directives', () => {
    const text =
      '![Walk](/images/walk.svg)\n\n:::note\n![Hill][hill]\n:::\n\n[hill]: /images/hill.svg'
    expect(parse(text).body.images).toEqual(['walk.svg', 'hill.svg'])
  })

  test('treats colons within a line as text', () => {
    expect(toHtml('Open Mon:Fri, 8:00, a:b and :smile:')).toBe(
      '<p>Open Mon:Fri, 8:00, a:b and :smile:</p>',
    )
  })

  test('adds the base to internal links', () => {
    expect(toHtml('[us](/about#team) [top](#top)')).toBe(
      '<p><a href="/base/about#team">us</a> <a href="#top">top</a></p>',
    )
  })

  test('opens external links in a new tab and says so', () => {
    expect(toHtml('[give](donation-form)')).toBe(
      '<p><a href="https://give.example.org/general" target="_blank" rel="noopener noreferrer">give<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    )
  })

  test('leaves phone and text-message links as they are', () => {
    expect(toHtml('[call](tel:+13345550142)')).toContain('href="tel:+13345550142"')
    expect(toHtml('[text](sms:+13345550142)')).toContain('href="sms:+13345550142"')
  })

  test('adds a subject to email links without one', () => {
    expect(toHtml('[mail](mailto:a@example.org)')).toContain(
      'href="mailto:a@example.org?subject=Website%20Inquiry&#x26;body=I%20ask"',
    )
    expect(toHtml('[mail](mailto:a@example.org?subject=Hi)')).toContain(
      'href="mailto:a@example.org?subject=Hi"',
    )
  })

  test('resolves reference links on both sides of a directive', () => {
    expect(toHtml('[a][x]\n\n::button[B]{href=/b}\n\n[c][x]\n\n[x]: /there')).toBe(
      '<p><a href="/base/there">a</a></p>\n[B -> /b]\n<p><a href="/base/there">c</a></p>',
    )
  })

  test('gives headings unique ids', () => {
    const { headings } = parse('## What to bring\n\n## What to bring\n\n### Éclair & tea').body
    expect(headings.map(({ id }) => id)).toEqual([
      'what-to-bring',
      'what-to-bring-1',
      'éclair--tea',
    ])
    expect(toHtml('## What to bring')).toBe('<h2 id="what-to-bring">What to bring</h2>')
  })

  test('renders tables', () => {
    expect(toHtml('| a | b |\n| - | - |\n| 1 | 2 |')).toContain('<td>2</td>')
  })

  test('marks the headings of the columns of a table', () => {
    expect(toHtml('| a | |\n| - | -: |\n| 1 | 2 |')).toContain(
      '<th scope="col">a</th>\n<th align="right" scope="col"></th>',
    )
  })

  test('adds the subject also to a button for an email', () => {
    expect(toHtml('::button[Write]{href=mailto:a@example.org}')).toBe(
      '[Write -> mailto:a@example.org?subject=Website%20Inquiry&body=I%20ask]',
    )
  })

  test('adds the size to images', () => {
    expect(toHtml('![People walking](/images/walk.svg)')).toBe(
      '<p><img src="/base/images/walk.svg" alt="People walking" width="1200" height="800" loading="lazy" decoding="async"></p>',
    )
  })

  test('renders a decorative image with an empty alt text', () => {
    expect(toHtml('![decorative](../images/walk.svg)')).toContain('alt=""')
  })

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
  ])('reports %j', (text) => {
    expect(report(text)).toMatchSnapshot()
    expect(report(text).length).toBeGreaterThan(0)
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
  ])('renders %j without anything that could run', (text) => {
    expect(toHtml(text)).not.toMatch(/<script|javascript:|\son\w+="|<svg|data:/i)
  })

  test('rejects a reference to a forbidden character, except in code', () => {
    const getCodes = (text: string) => parse(text).problems.map(({ code }) => code)
    for (const typed of [
      'a &#xFDD0; b',
      '[a](/contact "&#xFDD0;")',
      '![&#xFDD0; a](/images/a.jpg)',
    ])
      expect(getCodes(typed), typed).toContain('character-code')
    for (const typed of ['`&#xFDD0;`', 'Fish &amp; chips &copy; 2026 &#8212; and&nbsp;more &zwj;'])
      expect(getCodes(typed), typed).toEqual([])
  })
})
