// The line to call while the office is closed. Once the page knows that it is, the sentence says so.
import type { AfterHours } from '../contact/phone-numbers'
import { PhoneLink } from '../contact/phone-link'
import { styled } from '../styled/styled'
import { English } from '../words/language-note'
import { useWords } from '../words/words'

/** A badge before it that says that the office is closed. */
const WHEN_CLOSED = '[data-open="false"]:not([hidden]) + &'

const Line = styled('p')(({ theme }) => ({
  display: 'grid',
  marginTop: theme.space.tiny,
  // Both sentences are in the same place, so that nothing moves.
  '& > span': { gridArea: '1 / 1' },
  '& > span + span': { visibility: 'hidden', fontWeight: theme.typography.fontWeightBold },
  '@media screen': {
    [`${WHEN_CLOSED} > span`]: { visibility: 'hidden' },
    [`${WHEN_CLOSED} > span + span`]: { visibility: 'visible' },
  },
}))

type Props = AfterHours & {
  /** Whether the page says whether the office is open. */
  hasBadge: boolean
}

export function AfterHoursLine({ name, phone, hasBadge }: Props) {
  const words = useWords().contact
  const line = (
    <>
      <English>{name}</English>: <PhoneLink phone={phone} />
    </>
  )
  return (
    <Line>
      <span>
        {words.afterHours}
        {line}
      </span>
      {hasBadge ? (
        <span>
          {words.untilOpen}
          {line}
        </span>
      ) : null}
    </Line>
  )
}
