// Contact details beside a text: the phone number first, then the office hours and the street address.
import type { Settings } from '../../model/settings'
import { OfficeHours } from '../hours/office-hours'
import { TextLine, OutsidePages } from './more-ways'
import { PhoneLink } from './phone-link'
import { formatStreetAddress } from './street-address'
import { styled } from '../styled/styled'
import { useWords } from '../words/words'

const Box = styled('aside')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.text,
  padding: theme.space.huge,
  borderRadius: theme.radius.large,
  border: theme.border.forced,
  background: theme.vars.palette.band.soft,
  '& h2': theme.typography.h4,
}))

const PhoneNumber = styled(PhoneLink)(({ theme }) => ({
  ...theme.typography.h3,
  ...theme.tabularNumbers,
}))

export function ContactAside({ settings }: { settings: Settings }) {
  const words = useWords().contact
  return (
    <Box aria-labelledby="site.talk">
      <h2 id="site.talk">{words.ratherTalk}</h2>
      <PhoneNumber phone={settings.phone} />
      <OfficeHours settings={settings} />
      <TextLine settings={settings} />
      <p>{formatStreetAddress(settings)}</p>
      <OutsidePages settings={settings} />
    </Box>
  )
}
