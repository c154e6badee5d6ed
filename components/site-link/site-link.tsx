// The one way to lead somewhere: addresses on the site get the base path, other sites open in a new tab.
import type { ReactNode } from 'react'
import { useHref } from 'react-router-dom'

type Props = {
  /** `/contact`, `#name`, a full https:// address, or a mailto:, tel: or sms: link. */
  to: string
  children: ReactNode
  className?: string | undefined
  id?: string
  'aria-current'?: 'page' | 'true' | undefined
}

export function SiteLink({ to, children, ...rest }: Props) {
  if (to.startsWith('/')) {
    return (
      <PlaceLink to={to} {...rest}>
        {children}
      </PlaceLink>
    )
  }
  if (!to.startsWith('https:')) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

/** React Router's own `Link` is made for pages that are changed by script. */
function PlaceLink({ to, ...rest }: Props) {
  return <a {...rest} href={useHref(to)} />
}

/** The base path of the site, with a slash at both ends. */
export function useBase(): string {
  return useHref('/')
}
