// The words above a page and on a card that are not public.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { ChurchList } from '../events/church-list'
import { BoardList } from '../team/board-list'
import { DraftBadge } from './draft-badge'
import { DraftBanner } from './draft-banner'

test('the ribbon is a note that says why the page is not public', () => {
  const ribbons = [
    <DraftBanner hidden={{ reason: 'draft' }} />,
    <DraftBanner hidden={{ reason: 'not-yet', publishOn: '2026-11-30' }} />,
    <DraftBanner hidden={{ reason: 'expired', expiresOn: '2025-12-24' }} />,
  ]
  expect(ribbons.map((ribbon) => render(ribbon))).toMatchInlineSnapshot(`
    [
      "<aside aria-label="Preview"><span role="note">Draft: not on the public site.</span></aside>",
      "<aside aria-label="Preview"><span role="note">Not on the public site before November 30, 2026.</span></aside>",
      "<aside aria-label="Preview"><span role="note">Left the public site after December 24, 2025.</span></aside>",
    ]
  `)
})

test('a badge says it in few words, and there is none on what is public', () => {
  const text = (html: string) => html.replaceAll(/<[^>]*>/g, '')
  expect(text(render(<DraftBadge hidden={{ reason: 'draft' }} />))).toBe('Draft')
  const late = { reason: 'not-yet', publishOn: '2026-11-30' } as const
  expect(text(render(<DraftBadge hidden={late} />))).toBe('Not public yet')
  const gone = { reason: 'expired', expiresOn: '2025-12-24' } as const
  expect(text(render(<DraftBadge hidden={gone} />))).toBe('No longer public')
  expect(render(<DraftBadge hidden={null} />)).toBe('')
})

test('a member of the board and a church say it too', () => {
  const text = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const ann = { slug: 'ann', name: 'Ann Lee', title: 'Member', organization: 'Bank' }
  expect(text(render(<BoardList members={[{ ...ann, hidden: { reason: 'draft' } }]} />))).toBe(
    'Ann Lee , Member Bank Draft',
  )
  const grace = { slug: 'grace', name: 'Grace', address: undefined }
  expect(text(render(<ChurchList churches={[{ ...grace, hidden: { reason: 'draft' } }]} />))).toBe(
    'Grace Draft',
  )
  expect(text(render(<ChurchList churches={[{ ...grace, hidden: null }]} />))).toBe('Grace')
})
