// The last line of every page, which only staff see: when its file was last changed, and links to edit it.
import type { Day } from '../../model/dates/day'
import { DateRange } from '../date/date-range'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

export type EditLinksData = {
  readonly lastChanged: Day | null
  /** Whether the page is marked sensitive, so that its window title does not name it. */
  readonly sensitive: boolean
  /** Links to edit the page's file, and to add entries to the collections that it lists. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

const Line = styled('div')(({ theme }) => ({
  display: 'none',
  // The script in the head or the page for staff sets the attribute (components/staff-switch).
  '[data-staff] &': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: theme.space.huge,
  marginTop: theme.space.text,
  ...theme.typography.body2,
  // Keeps wrapped lines far enough apart for a thumb.
  lineHeight: 2.2,
  color: theme.vars.palette.band.quietOnDeep,
}))

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.text,
  '& a': {
    display: 'inline-block',
    textDecorationColor: theme.vars.palette.band.edgeOnDeep,
  },
  '& a:hover': { textDecorationColor: 'currentColor' },
}))

/** Explains to staff and reviewers why the browser tab does not show the title. */
export const SENSITIVE_NOTE =
  'This page is marked sensitive, so the browser tab and shared links do not name it.'

export function EditLinks({ lastChanged, sensitive, links }: EditLinksData) {
  if (lastChanged === null && !sensitive && links.length === 0) return null
  return (
    <Line data-edit-links="" data-no-print="">
      {lastChanged === null ? null : (
        <p>
          Last changed <DateRange last={lastChanged} />
        </p>
      )}
      {sensitive ? <p>{SENSITIVE_NOTE}</p> : null}
      {links.length === 0 ? null : (
        <Links>
          <span>
            <SiteLink href="/staff">For staff</SiteLink>:
          </span>
          {links.map(({ label, href }) => (
            <SiteLink key={label} href={href}>
              {label}
            </SiteLink>
          ))}
        </Links>
      )}
    </Line>
  )
}
