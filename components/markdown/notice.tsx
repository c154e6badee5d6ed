// Notes and urgent notices within a text.
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { AfterHoursCall } from '../contact/hotline'
import { PhoneLink, TextLink } from '../contact/phone-link'
import { getAfterHours, type PhoneNumbers } from '../contact/phone-numbers'
import { SiteLink } from '../site-link/site-link'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

function createBoxStyle(theme: Theme, urgent: boolean) {
  const { border, space } = theme
  const { primary, secondary, background } = theme.vars.palette
  return {
    maxWidth: theme.measure,
    margin: `${space.huge} 0`,
    '&:first-child': { marginTop: 0 },
    padding: `${space.text} ${space.large}`,
    background: background.paper,
    border: `${border.thin} ${urgent ? secondary.main : theme.vars.palette.divider}`,
    borderLeft: `${border.note} ${urgent ? secondary.main : primary.main}`,
    borderRadius: theme.radius.small,
    display: 'grid',
    gap: space.medium,
    '& > p': { margin: 0 },
  }
}

const NoteBox = styled('aside')(({ theme }) => createBoxStyle(theme, false))
const UrgentBox = styled('aside')(({ theme }) => createBoxStyle(theme, true))

const EmergencyLink = styled(SiteLink)(({ theme }) => ({
  ...theme.typography.h3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.button,
}))

export function Note({ children }: { children: ReactNode }) {
  return <NoteBox aria-label={useWords().note}>{children}</NoteBox>
}

/** The largest link calls 911, because a person in danger taps what is large. Nobody answers the office phone at night. */
export function UrgentNotice({ phones, children }: { phones: PhoneNumbers; children: ReactNode }) {
  const words = useWords().urgent
  return (
    <UrgentBox aria-label={words.label}>
      <p>
        <EmergencyLink href="tel:911">{words.call911}</EmergencyLink>
      </p>
      {children}
      <OtherNumbers {...phones} />
    </UrgentBox>
  )
}

function OtherNumbers(phones: PhoneNumbers) {
  const { phone, hotline, textNumber } = phones
  const afterHours = getAfterHours(phones)
  const words = useWords().urgent
  const office = (
    <>
      <PhoneLink phone={phone} />
      {textNumber === undefined ? null : (
        <>
          {words.orText}
          <TextLink phone={textNumber} />
        </>
      )}
    </>
  )
  if (hotline !== undefined)
    return (
      <p>
        {words.hotline}
        <PhoneLink phone={hotline} />
        {words.orOffice}
        {office}.
      </p>
    )
  return (
    <p>
      {words.office}
      {office}.
      {afterHours === null ? null : (
        <>
          {' '}
          <AfterHoursCall {...afterHours} />.
        </>
      )}
    </p>
  )
}
