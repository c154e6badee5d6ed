// Tests that the short answers show what is filled in, and nothing else.
import { expect, test } from 'vitest'
import { createTestSite } from '../../model/test-fixtures/create-test-site'
import { render } from '../testing/render'
import { ShortAnswers } from './short-answers'

const EMPTY = {
  ...createTestSite().site.settings,
  cost: undefined,
  privacy: undefined,
  languages: undefined,
  hotline: undefined,
}

test('ShortAnswers shows nothing while no setting is filled in', () => {
  expect(render(<ShortAnswers settings={EMPTY} />)).toBe('')
})

test('ShortAnswers shows the settings that are filled in, each with its question', () => {
  const settings = { ...EMPTY, cost: 'A visit costs nothing.', hotline: '(334) 555-0199' }
  const html = render(<ShortAnswers settings={settings} />)
  expect(html.match(/(?<=<dt>).*?(?=<\/dt>)/g)).toHaveLength(2)
  expect(html).toContain('<dd>A visit costs nothing.</dd>')
  expect(html).toContain('<a href="tel:+13345550199">(334) 555-0199</a>')
})
