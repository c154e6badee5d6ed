// How to reach the hotline. Its number is an optional setting; without one, the office can be asked.
import { styled } from '../styled/styled'
import { PhoneLink } from './phone-link'
import type { AfterHours, PhoneNumbers } from './phone-numbers'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: theme.measure,
  margin: `${theme.space.large} 0`,
  fontWeight: theme.typography.fontWeightBold,
}))

export function Hotline({ phone, hotline }: PhoneNumbers) {
  if (hotline === undefined) {
    return (
      <Line>
        To learn how to reach the hotline, ask our office: <PhoneLink phone={phone} />
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
  return (
    <>
      Call our hotline, day or night: <PhoneLink phone={number} />
    </>
  )
}

export function AfterHoursCall({ name, phone }: AfterHours) {
  return (
    <>
      When we are closed, call {name}: <PhoneLink phone={phone} />
    </>
  )
}
