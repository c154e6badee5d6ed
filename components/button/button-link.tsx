// A link that looks like a button.
import type { ReactNode } from 'react'
import { ButtonAnchor, type ButtonVariant } from './button'

type Props = { to: string; children: ReactNode; look?: ButtonVariant }

export function ButtonLink({ to, children, look = 'filled' }: Props) {
  return (
    <ButtonAnchor to={to} data-button={look}>
      {children}
    </ButtonAnchor>
  )
}
