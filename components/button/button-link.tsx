// A link that looks like a button.
import type { ReactNode } from 'react'
import { ButtonAnchor, type ButtonVariant } from './button'

type Props = {
  href: string
  children: ReactNode
  variant?: ButtonVariant
  'aria-current'?: 'page' | 'true' | undefined
}

export function ButtonLink({ href, children, variant = 'filled', ...rest }: Props) {
  return (
    <ButtonAnchor href={href} data-button={variant} {...rest}>
      {children}
    </ButtonAnchor>
  )
}
