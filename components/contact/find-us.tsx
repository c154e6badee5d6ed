// Where to find us: the street address, the office hours and directions, beside a map.
import type { Settings } from '../../model/settings'
import { ButtonLink } from '../button/button-link'
import { Embed } from '../embed/embed'
import type { PageImage } from '../image/image'
import { styled } from '../styled/styled'
import { ContactLine } from './contact-cards'
import { CopyButton } from './copy-button'
import { OfficeHours } from '../hours/office-hours'
import { formatStreetAddress, getDirectionsUrl, getMapEmbedUrl, getMapUrl } from './street-address'
import { useWords } from '../words/words'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.space.columns,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  // The map is on the left, so that the address is where other pages have the contact details. It is first in the document because
  // the header covers a tall frame that is reached with Tab from beside it.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: theme.grid.columns },
  [theme.breakpoints.down('md')]: { '& > :first-of-type': { order: 1 } },
}))

const Address = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.large,
}))

type Props = { settings: Settings; map: Pick<PageImage, 'file'> | null }

export function FindUs({ settings, map }: Props) {
  const words = useWords().contact
  const { street, city, state, zip } = settings
  return (
    <Columns>
      <Embed
        title={words.map}
        label={words.showMap}
        shape="4 / 3"
        src={getMapEmbedUrl(settings)}
        href={getMapUrl(settings)}
        image={map}
      />
      <Address>
        <ContactLine>
          <span>
            {street},
            <br />
            {city}, {state} {zip}
          </span>
          <CopyButton text={formatStreetAddress(settings)} label={words.address} />
        </ContactLine>
        <OfficeHours settings={settings} />
        <ButtonLink href={getDirectionsUrl(settings)} variant="outlined">
          {words.directions}
        </ButtonLink>
      </Address>
    </Columns>
  )
}
