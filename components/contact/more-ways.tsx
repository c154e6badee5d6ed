// The other ways to reach us: text messages and pages elsewhere. Each is an optional setting; without any, nothing is shown. The line for
// after hours is below the office hours.
import type { Settings } from '../../model/settings'
import { OutsidePage } from './outside-page'
import { TextLink } from './phone-link'

export function TextLine({ settings: { textNumber, textHours } }: { settings: Settings }) {
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
