// A link that looks like a button.
import Button, { type ButtonProps } from '@mui/material/Button'
import type { ReactNode } from 'react'
import { SiteLink } from './site-link'

type Props = {
  to: string
  children: ReactNode
  look?: 'filled' | 'outlined'
  color?: ButtonProps['color']
  className?: string
}

export function ButtonLink({ to, children, look = 'filled', color = 'primary', className }: Props) {
  return (
    <Button
      component={SiteLink}
      to={to}
      variant={look === 'filled' ? 'contained' : 'outlined'}
      color={color}
      className={className}
    >
      {children}
    </Button>
  )
}
