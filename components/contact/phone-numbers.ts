// The phone numbers that a text may show: that of the office, and that of the hotline if there is one.
import type { Settings } from '../../model/settings'

export type PhoneNumbers = Pick<Settings, 'phone' | 'hotline'>
