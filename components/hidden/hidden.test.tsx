// The words above a page and on a card that are not public.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { HiddenBadge } from './hidden-badge'
import { HiddenRibbon } from './hidden-ribbon'

test('the ribbon is a note that says why the page is not public', () => {
  const ribbons = [
    <HiddenRibbon hidden={{ reason: 'draft' }} />,
    <HiddenRibbon hidden={{ reason: 'not-yet', publishOn: '2026-11-30' }} />,
    <HiddenRibbon hidden={{ reason: 'expired', expiresOn: '2025-12-24' }} />,
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
  expect(text(render(<HiddenBadge hidden={{ reason: 'draft' }} />))).toBe('Draft')
  const late = { reason: 'not-yet', publishOn: '2026-11-30' } as const
  expect(text(render(<HiddenBadge hidden={late} />))).toBe('Not public yet')
  const gone = { reason: 'expired', expiresOn: '2025-12-24' } as const
  expect(text(render(<HiddenBadge hidden={gone} />))).toBe('No longer public')
  expect(render(<HiddenBadge hidden={null} />)).toBe('')
})
