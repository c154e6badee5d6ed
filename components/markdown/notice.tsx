// Notes and urgent notices within a text.
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PhoneLink } from '../contact/phone-link'

const Box = styled('aside', { shouldForwardProp: (name) => name !== 'urgent' })<{
  urgent: boolean
}>(({ theme, urgent }) => {
  const { primary, secondary, background } = theme.vars.palette
  return {
    maxWidth: theme.measure,
    margin: '1.8rem 0',
    padding: '1.1rem 1.4rem',
    background: background.paper,
    border: `1px solid ${urgent ? secondary.main : theme.vars.palette.divider}`,
    borderLeft: `6px solid ${urgent ? secondary.main : primary.main}`,
    borderRadius: theme.radius.small,
    '& > * + *': { marginTop: '0.7rem' },
    '& p': { margin: 0 },
    '& p + p': { marginTop: '0.7rem' },
  }
})

const Call = styled('p')(({ theme }) => ({ ...theme.typography.lead, fontWeight: 700 }))

export function Note({ children }: { children: ReactNode }) {
  return (
    <Box urgent={false} aria-label="Note">
      {children}
    </Box>
  )
}

export function UrgentNotice({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <Box urgent aria-label="Urgent">
      {children}
      <Call>
        <PhoneLink phone={phone}>Call us: {phone}</PhoneLink>
      </Call>
    </Box>
  )
}
