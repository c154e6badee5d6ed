// The phone numbers that a page may show: that of the office, and those of the hotline, for text messages and for after hours, if any.
import type { Settings } from '../../model/settings'

export type PhoneNumbers = Pick<
  Settings,
  'phone' | 'hotline' | 'textNumber' | 'afterHoursName' | 'afterHoursPhone'
>

export type AfterHours = { readonly name: string; readonly phone: string }

/** Returns the line to call while the office is closed, or null if there is none. */
export function getAfterHours({
  afterHoursName,
  afterHoursPhone,
}: Pick<Settings, 'afterHoursName' | 'afterHoursPhone'>): AfterHours | null {
  return afterHoursName === undefined || afterHoursPhone === undefined
    ? null
    : { name: afterHoursName, phone: afterHoursPhone }
}
