// Notes and urgent notices within a text.
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PhoneLink } from '../contact/phone-link'
import { styled } from '../styled/styled'

function createBoxStyle(theme: Theme, urgent: boolean) {
  const { border, space } = theme
  const { primary, secondary, background } = theme.vars.palette
  return {
    maxWidth: theme.measure,
    margin: `${space.huge} 0`,
    padding: `${space.text} ${space.large}`,
    background: background.paper,
    border: `${border.thin} ${urgent ? secondary.main : theme.vars.palette.divider}`,
    borderLeft: `${border.note} ${urgent ? secondary.main : primary.main}`,
    borderRadius: theme.radius.small,
    '& > * + *': { marginTop: space.medium },
    '& p': { margin: 0 },
    '& p + p': { marginTop: space.medium },
  }
}

const NoteBox = styled('aside')(({ theme }) => createBoxStyle(theme, false))
const UrgentBox = styled('aside')(({ theme }) => createBoxStyle(theme, true))

const PhoneLine = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  fontWeight: theme.typography.fontWeightBold,
}))

export function Note({ children }: { children: ReactNode }) {
  return <NoteBox aria-label="Note">{children}</NoteBox>
}

export function UrgentNotice({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <UrgentBox aria-label="Urgent">
      {children}
      <PhoneLine>
        <PhoneLink phone={phone}>Call us: {phone}</PhoneLink>
      </PhoneLine>
    </UrgentBox>
  )
}
