// The quiet last line of every page: when its words were last changed, and for staff the way to them.
import type { Day } from '../../model/dates/day'
import { DateRange } from '../date/date-range'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'

export type EditLinksData = {
  readonly lastChanged: Day | null
  /** Where the words of the page are edited, and where entries are added to its lists. */
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.huge,
  marginTop: theme.space.text,
  ...theme.typography.body2,
  // Lines that are far enough apart for a thumb.
  lineHeight: 2.2,
  color: theme.vars.palette.band.quietOnDeep,
}))

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.text,
  '& a': { textDecorationColor: theme.vars.palette.band.edgeOnDeep },
  '& a:hover': { textDecorationColor: 'currentColor' },
}))

export function EditLinks({ staff: { lastChanged, links } }: { staff: EditLinksData }) {
  if (lastChanged === null && links.length === 0) return null
  return (
    <Line data-no-print="">
      {lastChanged === null ? null : (
        <p>
          Last changed <DateRange last={lastChanged} />
        </p>
      )}
      {links.length === 0 ? null : (
        <Links>
          <span>For staff:</span>
          {links.map(({ label, to }) => (
            <SiteLink key={label} to={to}>
              {label}
            </SiteLink>
          ))}
        </Links>
      )}
    </Line>
  )
}
