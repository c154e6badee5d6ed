// Lets reviewers see a page as visitors will see it on another day.
import { formatDay } from '../date/format-day'
import { styled } from '../styled/styled'
import { BarButton } from './bar-button'
import { PanelTitle } from './panel-parts'
import type { PreviewData } from './preview-data'

const List = styled('ul')(({ theme }) => ({
  margin: `${theme.space.small} 0`,
  paddingLeft: theme.space.large,
  '& [aria-current]': { fontWeight: theme.typography.fontWeightBold },
}))

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.space.small,
  marginTop: theme.space.text,
  '& label': { display: 'grid', gap: theme.space.hair, maxWidth: '100%' },
  '& input': {
    font: 'inherit',
    minWidth: 0,
    minHeight: theme.size.button,
    [theme.breakpoints.up('lg')]: { minHeight: theme.size.target },
    padding: `0 ${theme.space.small}`,
    border: `${theme.border.thin} ${theme.vars.palette.band.quietOnDeep}`,
    borderRadius: theme.radius.small,
    background: 'none',
    color: 'inherit',
    // The field's own button for its calendar is within it, and has no ring.
    '&:focus-within': { outline: `${theme.focus.ring} ${theme.vars.palette.band.onDeep}` },
  },
}))

export function OtherDays({ versions, lastDay, shown, everything }: PreviewData) {
  const [first, second] = versions
  if (!first) return null
  const isAlwaysThis = second === undefined && first.href === everything
  return (
    <div data-other-days="">
      <PanelTitle>On another day</PanelTitle>
      <p>
        A preview shows everything, drafts too. Visitors see only what is public, and some pages
        change when a day comes.{' '}
        {isAlwaysThis
          ? 'This page is the same for visitors, and stays so.'
          : 'See this page as visitors will see it from one of these days on:'}
      </p>
      <List hidden={isAlwaysThis}>
        {versions.map(({ from, at, what, href }) => (
          <li key={from} data-from={from} data-at={at}>
            {href === null ? (
              <>{formatDay(from)}: visitors do not see this page.</>
            ) : (
              <>
                <a href={href} aria-current={from === shown ? 'page' : undefined} data-day={from}>
                  {formatDay(from)}
                </a>
                {what === null ? null : <>: {what}</>}
              </>
            )}
          </li>
        ))}
      </List>
      {lastDay === null ? null : (
        <p>Days after {formatDay(lastDay)} are not in this preview: too many pages change then.</p>
      )}
      <Choice data-choose-day="" hidden>
        <label>
          See all pages as on
          <input
            type="date"
            min={first.from}
            max={lastDay ?? undefined}
            defaultValue={first.from}
          />
        </label>
        <BarButton type="button">Show this day</BarButton>
      </Choice>
    </div>
  )
}
