// The office hours: the hours of the week, whether it is open now, and the hours of the coming days that differ.
import { useContext } from 'react'
import type { Settings } from '../../model/settings'
import type { OfficeHours as Hours } from '../../model/schema/fields/dates/office-hours'
import { getAfterHours } from '../contact/phone-numbers'
import { formatShortDays } from '../date/format-day'
import { AfterHoursLine } from './after-hours-line'
import { styled } from '../styled/styled'
import { OpeningBadge } from './opening-badge'
import { OpeningContext } from './opening-context'
import type { SpecialHoursData } from './opening-data'
import { formatSpans } from './spans'
import { English } from '../words/language-note'
import { useWords } from '../words/words'
import { formatHours } from './hours-words'

const Box = styled('div')({ containerType: 'inline-size', width: '100%' })

const List = styled('dl')(({ theme }) => ({
  ...theme.tabularNumbers,
  display: 'grid',
  gap: `${theme.space.hair} ${theme.space.text}`,
  margin: 0,
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
  // Days and hours are side by side where both fit on one line at the visitor's text size.
  [theme.hoursInRows]: {
    // Long names of days leave room for the hours.
    gridTemplateColumns: 'fit-content(60%) 1fr',
    '& > div': { display: 'contents' },
  },
}))

/** A component of its own, so that its rules are only in the stylesheet while there are special hours. */
const SpecialList = styled('dl')(({ theme }) => ({
  ...theme.tabularNumbers,
  display: 'grid',
  gap: theme.space.hair,
  margin: `${theme.space.medium} 0 0`,
  '& dt': { fontWeight: theme.typography.fontWeightBold },
  '& dd': { margin: 0 },
}))

/** Days and hours as typed, or in the language of the page. */
export type LocalHours = Hours & {
  /** Whether the page is in another language, but these words are not. */
  readonly isEnglish?: true
}

type Props = {
  settings: Pick<Settings, 'afterHoursName' | 'afterHoursPhone'> & {
    readonly hours: readonly LocalHours[]
  }
}

export function OfficeHours({ settings }: Props) {
  const opening = useContext(OpeningContext)
  const special = opening?.special ?? []
  const hasBadge = opening !== null && opening.week !== null
  const afterHours = getAfterHours(settings)
  return (
    <Box>
      <List>
        {settings.hours.map(({ days, hours: times, isEnglish }) => (
          <div key={days} lang={isEnglish ? 'en' : undefined}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </List>
      {hasBadge ? <OpeningBadge /> : null}
      {afterHours === null ? null : <AfterHoursLine {...afterHours} hasBadge={hasBadge} />}
      {special.length === 0 ? null : (
        <SpecialList>
          {special.map((row) => (
            <SpecialHours key={row.from} {...row} />
          ))}
        </SpecialList>
      )}
    </Box>
  )
}

function SpecialHours({ from, until, hours, spans, reason }: SpecialHoursData) {
  const words = useWords()
  const local = spans === null || words.language === 'en' ? null : formatHours(spans, words)
  return (
    <div data-special={`${from} ${until} ${formatSpans(spans)}`}>
      <dt>{formatShortDays(from, until, words.language)}</dt>
      <dd>
        {local ?? <English>{hours}</English>}
        {words.hours.for}
        <span data-reason="" lang={words.language === 'en' ? undefined : 'en'}>
          {reason}
        </span>
      </dd>
    </div>
  )
}
