// Links that call a phone number, or that begin a text message to it.
import type { ReactNode } from 'react'
import { SiteLink } from '../site-link/site-link'

/** Converts `(334) 555-0142` to `tel:+13345550142` (RFC 3966; +1 is the United States). */
export function getTelUrl(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`
}

/** Converts `(334) 555-0143` to `sms:+13345550143` (RFC 5724). */
export function getTextUrl(phone: string): string {
  return `sms:+1${phone.replace(/\D/g, '')}`
}

type Props = { phone: string; children?: ReactNode; className?: string | undefined }

export function PhoneLink({ phone, children = phone, className }: Props) {
  return (
    <SiteLink href={getTelUrl(phone)} className={className}>
      {children}
    </SiteLink>
  )
}

export function TextLink({ phone, children = phone, className }: Props) {
  return (
    <SiteLink href={getTextUrl(phone)} className={className}>
      {children}
    </SiteLink>
  )
}
