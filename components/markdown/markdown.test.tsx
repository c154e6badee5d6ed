// Tests how the blocks of a text are shown: rows of buttons, urgent notices, and the hotline with and without a number.
import { describe, expect, test } from 'vitest'
import type { Block } from '../../model/markdown/body'
import type { PhoneNumbers } from '../contact/phone-numbers'
import { render } from '../testing/render'
import { renderStyles } from '../testing/render-styles'
import { Markdown } from './markdown'

const OFFICE: PhoneNumbers = {
  phone: '(334) 555-0142',
  hotline: undefined,
  textNumber: undefined,
  afterHoursName: undefined,
  afterHoursPhone: undefined,
}
const WITH_HOTLINE: PhoneNumbers = { ...OFFICE, hotline: '(334) 555-0199' }

const renderBlocks = (blocks: readonly Block[], phones = OFFICE) =>
  render(<Markdown body={{ blocks }} phones={phones} />)
const getText = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const getLinks = (html: string) => html.match(/(?<=href=")[^"]*/g)

describe('Markdown', () => {
  const text: Block = { kind: 'html', html: ['<p>Words.</p>'] }
  const createButton = (label: string): Block => ({ kind: 'button', label, url: '/contact' })

  test('puts adjacent buttons into one row and fills only the first', () => {
    const blocks = [createButton('One'), createButton('Two'), text, createButton('Three')]
    const rows = renderBlocks(blocks).match(/<p><a.*?<\/p>/g)
    const getVariants = (html: string) => html.match(/(?<=data-button=")\w+/g)
    expect(rows?.map(getVariants)).toEqual([['filled', 'outlined'], ['filled']])
    expect(getText(renderBlocks(blocks))).toMatch(/One.*Two.*Words\..*Three/)
  })

  test.each(['<table><tr><td>', '<blockquote><p>', '<hr>', '<p><code>'])(
    'brings the rules for what few texts have only with a text that has %s',
    (html) => {
      const getStyles = (text: string) =>
        renderStyles(
          <Markdown body={{ blocks: [{ kind: 'html', html: [text] }] }} phones={OFFICE} />,
        )
      const selectors = ['table', 'blockquote', 'hr', 'code'].map((tag) => ` ${tag}{`)
      const findSelectors = (text: string) =>
        selectors.filter((selector) => getStyles(text).includes(selector))
      expect(findSelectors('<p>Words about a &lt;table>.</p>')).toEqual([])
      expect(findSelectors(html)).toEqual(selectors)
    },
  )

  test('begins an urgent notice with a link to 911, and ends it with the number of the office', () => {
    const html = renderBlocks([{ kind: 'urgent', html: ['<p>If you are in danger.</p>'] }])
    expect(getLinks(html)).toEqual(['tel:911', 'tel:+13345550142'])
    expect(getText(html)).toMatch(
      /Call 911 If you are in danger\. For anything else, call us during office hours/,
    )
  })

  test('adds the hotline to an urgent notice once there is one', () => {
    const html = renderBlocks([{ kind: 'urgent', html: ['<p>Now.</p>'] }], WITH_HOTLINE)
    expect(getLinks(html)).toEqual(['tel:911', 'tel:+13345550199', 'tel:+13345550142'])
  })

  test('shows a question as a heading that opens its answer, to which links lead', () => {
    const html = renderBlocks([
      {
        kind: 'question',
        id: 'is-it-free',
        depth: 3,
        question: 'Is it free?',
        html: ['<p>Yes.</p>'],
      },
    ])
    expect(html).toMatch(
      /^<details[^>]*><summary><h3[^>]*>Is it free\?<\/h3><\/summary><div id="is-it-free"[^>]*><div[^>]*><p>Yes\.<\/p>/,
    )
  })

  test('shows the number of the hotline, or else whom to ask for it', () => {
    expect(getLinks(renderBlocks([{ kind: 'hotline' }], WITH_HOTLINE))).toEqual([
      'tel:+13345550199',
    ])
    const without = renderBlocks([{ kind: 'hotline' }])
    expect(getLinks(without)).toEqual(['tel:+13345550142'])
    expect(getText(without)).toContain('ask our office')
  })
})
