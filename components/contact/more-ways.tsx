// The other ways to reach us: text messages and pages elsewhere. Each is an optional setting; without any, nothing is shown. The line for
// after hours is below the office hours.
import type { Settings } from '../../model/settings'
import { OutsidePage } from './outside-page'
import { TextLink } from './phone-link'
import { English } from '../words/language-note'
import { useWords } from '../words/words'

export function TextLine({ settings: { textNumber, textHours } }: { settings: Settings }) {
  const words = useWords().contact
  if (textNumber === undefined) return null
  return (
    <p>
      {words.textUs}
      <TextLink phone={textNumber} />
      {textHours === undefined ? null : (
        <>
          <br />
          <English>{textHours}</English>
        </>
      )}
    </p>
  )
}

type PagesProps = { settings: Settings; asButtons?: boolean }

export function OutsidePages({ settings, asButtons = false }: PagesProps) {
  const words = useWords().contact
  const { appointmentUrl, portalUrl } = settings
  return (
    <>
      {appointmentUrl === undefined ? null : (
        <OutsidePage href={appointmentUrl} label={words.appointment} asButton={asButtons} />
      )}
      {portalUrl === undefined ? null : (
        <OutsidePage href={portalUrl} label={words.portal} asButton={asButtons} />
      )}
    </>
  )
}
