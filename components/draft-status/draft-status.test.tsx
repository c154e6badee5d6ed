// Tests the banner of a page and the badge of a card that are not public.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { ChurchList } from '../events/church-list'
import { BoardList } from '../team/board-list'
import { DraftBadge } from './draft-badge'
import { DraftBanner } from './draft-banner'

test('DraftBanner is a note that says why the page is not public', () => {
  const banners = [
    <DraftBanner hidden={{ reason: 'draft' }} />,
    <DraftBanner hidden={{ reason: 'not-yet', publishOn: '2026-11-30' }} />,
    <DraftBanner hidden={{ reason: 'expired', expiresOn: '2025-12-24' }} />,
  ]
  expect(banners.map((banner) => render(banner))).toMatchInlineSnapshot(`
    [
      "<aside aria-label="Preview"><span role="note">Draft: not on the public site.</span></aside>",
      "<aside aria-label="Preview"><span role="note">Not on the public site before November 30, 2026.</span></aside>",
      "<aside aria-label="Preview"><span role="note">Left the public site after December 24, 2025.</span></aside>",
    ]
  `)
})

const getText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('DraftBadge says why an entry is not public, and renders nothing for a public one', () => {
  expect(getText(render(<DraftBadge hidden={{ reason: 'draft' }} />))).toBe('Draft')
  const notYet = { reason: 'not-yet', publishOn: '2026-11-30' } as const
  expect(getText(render(<DraftBadge hidden={notYet} />))).toBe('Not public yet')
  const expired = { reason: 'expired', expiresOn: '2025-12-24' } as const
  expect(getText(render(<DraftBadge hidden={expired} />))).toBe('No longer public')
  expect(render(<DraftBadge hidden={null} />)).toBe('')
})

test('BoardList and ChurchList mark entries that are not public', () => {
  const ann = { slug: 'ann', name: 'Ann Lee', title: 'Member', organization: 'Bank' }
  expect(getText(render(<BoardList members={[{ ...ann, hidden: { reason: 'draft' } }]} />))).toBe(
    'Ann Lee , Member , Bank Draft',
  )
  const grace = { slug: 'grace', name: 'Grace', address: undefined }
  expect(
    getText(render(<ChurchList churches={[{ ...grace, hidden: { reason: 'draft' } }]} />)),
  ).toBe('Grace Draft')
  expect(getText(render(<ChurchList churches={[{ ...grace, hidden: null }]} />))).toBe('Grace')
})
