// How to reach the hotline. Its number is an optional setting; without one, the office can be asked.
import { styled } from '../styled/styled'
import { PhoneLink } from './phone-link'
import type { AfterHours, PhoneNumbers } from './phone-numbers'
import { English } from '../words/language-note'
import { useWords } from '../words/words'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: theme.measure,
  margin: `${theme.space.large} 0`,
  fontWeight: theme.typography.fontWeightBold,
}))

export function Hotline({ phone, hotline }: PhoneNumbers) {
  const words = useWords().contact
  if (hotline === undefined) {
    return (
      <Line>
        {words.askForHotline}
        <PhoneLink phone={phone} />
      </Line>
    )
  }
  return (
    <Line>
      <HotlineCall number={hotline} />
    </Line>
  )
}

export function HotlineCall({ number }: { number: string }) {
  const words = useWords().contact
  return (
    <>
      {words.hotline}
      <PhoneLink phone={number} />
    </>
  )
}

export function AfterHoursCall({ name, phone }: AfterHours) {
  const words = useWords().contact
  return (
    <>
      {words.afterHours}
      <English>{name}</English>: <PhoneLink phone={phone} />
    </>
  )
}
