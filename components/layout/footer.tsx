// The footer of every page: who we are, how and when to reach us, our affiliates, and the edit links of the page.
import type { Settings } from '../../model/settings'
import { createMailto, MAILING_LIST_SUBJECT } from '../contact/mailto'
import { TextLine, OutsidePages } from '../contact/more-ways'
import { PhoneLink } from '../contact/phone-link'
import { formatStreetAddress } from '../contact/street-address'
import { Container } from '../container/container'
import { useFragment } from '../fragment-cache/fragment-cache'
import { OfficeHours } from '../hours/office-hours'
import { OpeningContext } from '../hours/opening-context'
import type { OpeningData } from '../hours/opening-data'
import { formatSpans } from '../hours/spans'
import { Image, type PageImage } from '../image/image'
import type { LinkData } from '../link-list/link-list'
import { ButtonLink } from '../button/button-link'
import { SiteLink } from '../site-link/site-link'
import { ThemeSelect } from '../theme-select/theme-select'
import { HillsFooter } from './hills-footer'
import { EditLinks, type EditLinksData } from './edit-links'
import { styled } from '../styled/styled'
import { English, LanguageNote, PageTitle } from '../words/language-note'
import { useDataWords, useWords } from '../words/words'

export type AffiliateData = {
  readonly name: string
  readonly url: string | null
  readonly image: PageImage
}

const Background = styled('div')(({ theme }) => ({
  borderTop: theme.border.forced,
  padding: `${theme.space.huge} 0`,
  background: theme.vars.palette.band.deep,
  color: theme.vars.palette.band.onDeep,
  '& a': { color: 'inherit' },
  '& h2': { ...theme.typography.h5, marginBottom: theme.space.medium },
  // Makes the links tall enough to tap.
  '& p > a': { display: 'inline-block', padding: `${theme.space.hair} 0` },
  '& p + p': { marginTop: theme.space.tiny },
  '& :focus-visible': { outlineColor: theme.vars.palette.band.onDeep },
}))

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

const Links = styled('ul')(({ theme: { space } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': { display: 'inline-block', padding: `${space.hair} 0` },
}))

const MorePages = styled('nav')(({ theme: { space } }) => ({
  marginTop: space.part,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space.huge },
}))

const About = styled('div')(({ theme }) => ({
  maxWidth: theme.size.text,
  marginBottom: theme.space.huge,
  '& strong': { ...theme.typography.h4, display: 'block', marginBottom: theme.space.tiny },
}))

const Logos = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.cards,
  padding: 0,
  margin: `${theme.space.part} 0 0`,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': {
    padding: theme.space.small,
    borderRadius: theme.radius.small,
    background: theme.vars.palette.background.paper,
    // The name of a logo that does not load.
    color: theme.vars.palette.text.primary,
  },
  '& img': { height: theme.size.plate, objectFit: 'contain' },
}))

const BottomRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.text} ${theme.space.huge}`,
  marginTop: theme.space.part,
  paddingTop: theme.space.large,
  borderTop: `${theme.border.thin} ${theme.vars.palette.band.edgeOnDeep}`,
  ...theme.typography.body2,
}))

type Props = {
  settings: Settings
  affiliates: readonly AffiliateData[]
  services: readonly LinkData[]
  opening: OpeningData
}

export function Footer({ editLinks, ...props }: Props & { editLinks: EditLinksData | null }) {
  return (
    <HillsFooter>
      <Background>
        <Container {...useFragment(FooterContent, props)} />
        <Container>{editLinks === null ? null : <EditLinks {...editLinks} />}</Container>
      </Background>
    </HillsFooter>
  )
}

/** Its emails are the same on every page, whatever the page asks visitors to write about. */
function FooterContent({ settings, affiliates, services, opening }: Props) {
  const words = useWords().footer
  const to = settings.email
  return (
    <>
      <About>
        <strong>{settings.name}</strong>
        <p data-no-print="">
          <English>{settings.description}</English>
        </p>
      </About>
      <Columns data-columns={services.length === 0 ? 3 : 4}>
        {services.length === 0 ? null : (
          <section aria-labelledby="site.help" data-no-print="">
            <h2 id="site.help">{words.help}</h2>
            <Links>
              {services.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink href={href}>
                    <PageTitle href={href} title={label} />
                  </SiteLink>
                </li>
              ))}
            </Links>
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
      {settings.footerLinks === undefined ? null : (
        <MorePages aria-label={words.pages} data-no-print="">
          <Links>
            {settings.footerLinks.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>
                  <PageTitle href={href} title={label} />
                </SiteLink>
              </li>
            ))}
          </Links>
        </MorePages>
      )}
      {affiliates.length === 0 ? null : (
        <section aria-label={words.affiliates} data-no-print="">
          <Logos>
            {affiliates.map(({ name, url, image }) => {
              const logo = <Image {...image} sizes="(min-width: 768px) 16rem, 45vw" />
              return (
                <li key={name}>{url === null ? logo : <SiteLink href={url}>{logo}</SiteLink>}</li>
              )
            })}
          </Logos>
        </section>
      )}
      <BottomRow data-no-print="">
        <div>
          <p>
            <English>{settings.nonprofitStatement}</English>
            {settings.ein === undefined ? null : ` ${words.taxNumber}${settings.ein}.`}
          </p>
          <p>
            <English>{settings.designerCredit}</English> ·{' '}
            <SiteLink href="/site-index">
              {words.siteIndex}
              <LanguageNote href="/site-index" />
            </SiteLink>
          </p>
        </div>
        <ThemeSelect />
      </BottomRow>
    </>
  )
}

/** Returns the attributes from which the browser script reads, on every page, whether the office is open. */
function getOpeningAttributes({ timeZone, week, knownUntil }: OpeningData) {
  if (week === null) return {}
  const attributes = { 'data-opening': timeZone, 'data-week': week.map(formatSpans).join(';') }
  return knownUntil === null ? attributes : { ...attributes, 'data-known-until': knownUntil }
}
