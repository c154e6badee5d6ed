// Tests how a member of the board is read out.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { BoardList } from './board-list'

test('BoardList separates name, title and organization with commas', () => {
  const member = { slug: 'a', name: 'Ann Lee', title: 'Chair', organization: 'The Bank' }
  const html = render(<BoardList members={[{ ...member, hidden: null }]} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Ann Lee, Chair, The Bank')
})
