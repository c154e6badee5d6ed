// A link that looks like a button.
import type { ReactNode } from 'react'
import { ButtonAnchor, type ButtonVariant } from './button'

type Props = { href: string; children: ReactNode; variant?: ButtonVariant }

export function ButtonLink({ href, children, variant = 'filled' }: Props) {
  return (
    <ButtonAnchor href={href} data-button={variant}>
      {children}
    </ButtonAnchor>
  )
}
