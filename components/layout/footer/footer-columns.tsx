// The columns of the footer: our services, how and when to reach us, and our news.
import type { Settings } from '../../../model/settings'
import { ButtonLink } from '../../button/button-link'
import { createMailto, MAILING_LIST_SUBJECT } from '../../contact/mailto'
import { OutsidePages, TextLine } from '../../contact/more-ways'
import { PhoneLink } from '../../contact/phone-link'
import { formatStreetAddress } from '../../contact/street-address'
import { OfficeHours } from '../../hours/office-hours'
import { OpeningContext } from '../../hours/opening-context'
import type { OpeningData } from '../../hours/opening-data'
import { formatSpans } from '../../hours/spans'
import type { LinkData } from '../../link-list/link-list'
import { SiteLink } from '../../site-link/site-link'
import { styled } from '../../styled/styled'
import { English } from '../../words/language-note'
import { useDataWords, useWords } from '../../words/words'
import { PageLinks } from './page-links'

const Columns = styled('div')(({ theme: { breakpoints, space } }) => ({
  display: 'grid',
  gap: space.huge,
  '& > *': { minWidth: 0 },
  '& p + a': { marginTop: space.text },
  // The first lines of all columns are level: links have a padding.
  '& h2 + div, & h2 + p:not(:has(a))': { paddingTop: space.hair },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The hours need more room than the other columns.
  [breakpoints.up('lg')]: { '&[data-columns="3"]': { gridTemplateColumns: '4fr 5fr 4fr' } },
  [breakpoints.up('xl')]: { '&[data-columns="4"]': { gridTemplateColumns: '4fr 4fr 6fr 4fr' } },
}))

type Props = {
  settings: Settings
  services: readonly LinkData[]
  opening: OpeningData
}

/** The emails are the same on every page, whatever the page asks visitors to write about. */
export function FooterColumns({ settings, services, opening }: Props) {
  const words = useWords().footer
  const to = settings.email
  return (
    <Columns data-columns={services.length === 0 ? 3 : 4}>
      {services.length === 0 ? null : (
        <section aria-labelledby="site.help" data-no-print="">
          <h2 id="site.help">{words.help}</h2>
          <PageLinks links={services} />
        </section>
      )}
      <section aria-labelledby="site.reach">
        <h2 id="site.reach">{words.reach}</h2>
        <p>
          <PhoneLink phone={settings.phone} />
        </p>
        <TextLine settings={settings} />
        <p>
          <SiteLink href={createMailto({ to })}>{to}</SiteLink>
        </p>
        <p>{formatStreetAddress(settings)}</p>
        <OutsidePages settings={settings} />
      </section>
      <section
        aria-labelledby="site.hours"
        {...useDataWords('openingWords')}
        {...getOpeningAttributes(opening)}
      >
        <h2 id="site.hours">{words.hours}</h2>
        <OpeningContext value={opening}>
          <OfficeHours settings={settings} />
        </OpeningContext>
      </section>
      <section aria-labelledby="site.news" data-no-print="">
        <h2 id="site.news">{words.news}</h2>
        <p>
          <English>{settings.mailingListPrompt}</English>
        </p>
        <ButtonLink href={createMailto({ to, subject: MAILING_LIST_SUBJECT })} variant="outlined">
          {words.email}
        </ButtonLink>
      </section>
    </Columns>
  )
}

/** Returns the attributes from which the browser script reads, on every page, whether the office is open. */
function getOpeningAttributes({ timeZone, week, knownUntil }: OpeningData) {
  if (week === null) return {}
  const attributes = { 'data-opening': timeZone, 'data-week': week.map(formatSpans).join(';') }
  return knownUntil === null ? attributes : { ...attributes, 'data-known-until': knownUntil }
}
