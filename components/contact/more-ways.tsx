// The other ways to reach us: text messages, the line for after hours, and pages elsewhere. Each is an optional setting; without any,
// nothing is shown.
import type { Settings } from '../../model/settings'
import { AfterHoursCall } from './hotline'
import { OutsidePage } from './outside-page'
import { TextLink } from './phone-link'
import { getAfterHours } from './phone-numbers'

/** Paragraphs for a column that has the phone number of the office above them. */
export function MoreNumbers({ settings }: { settings: Settings }) {
  return (
    <>
      <TextLine settings={settings} />
      <AfterHoursLine settings={settings} />
    </>
  )
}

function TextLine({ settings: { textNumber, textHours } }: { settings: Settings }) {
  if (textNumber === undefined) return null
  return (
    <p>
      Text us: <TextLink phone={textNumber} />
      {textHours === undefined ? null : (
        <>
          <br />
          {textHours}
        </>
      )}
    </p>
  )
}

export function AfterHoursLine({ settings }: { settings: Settings }) {
  const line = getAfterHours(settings)
  if (line === null) return null
  return (
    <p>
      <AfterHoursCall {...line} />
    </p>
  )
}

type PagesProps = { settings: Settings; asButtons?: boolean }

export function OutsidePages({ settings, asButtons = false }: PagesProps) {
  const { appointmentUrl, portalUrl } = settings
  return (
    <>
      {appointmentUrl === undefined ? null : (
        <OutsidePage href={appointmentUrl} label="Make an appointment" asButton={asButtons} />
      )}
      {portalUrl === undefined ? null : (
        <OutsidePage href={portalUrl} label="Sign in to our client portal" asButton={asButtons} />
      )}
    </>
  )
}
