// The footer of every page: who we are, how and when to reach us, our affiliates, and the edit links of the page.
import type { Settings } from '../../../model/settings'
import { Container } from '../../container/container'
import { useFragment } from '../../fragment-cache/fragment-cache'
import type { OpeningData } from '../../hours/opening-data'
import type { LinkData } from '../../link-list/link-list'
import { styled } from '../../styled/styled'
import { English } from '../../words/language-note'
import { useWords } from '../../words/words'
import { EditLinks, type EditLinksData } from '../edit-links'
import { AffiliateLogos, type AffiliateData } from './affiliate-logos'
import { BottomRow } from './bottom-row'
import { FooterColumns } from './footer-columns'
import { HillsFooter } from './hills-footer'
import { PageLinks } from './page-links'

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

const MorePages = styled('nav')(({ theme: { space } }) => ({
  marginTop: space.part,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space.huge },
}))

const About = styled('div')(({ theme }) => ({
  maxWidth: theme.size.text,
  marginBottom: theme.space.huge,
  '& strong': { ...theme.typography.h4, display: 'block', marginBottom: theme.space.tiny },
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

function FooterContent({ settings, affiliates, services, opening }: Props) {
  const words = useWords().footer
  return (
    <>
      <About>
        <strong>{settings.name}</strong>
        <p data-no-print="">
          <English>{settings.description}</English>
        </p>
      </About>
      <FooterColumns settings={settings} services={services} opening={opening} />
      {settings.footerLinks === undefined ? null : (
        <MorePages aria-label={words.pages} data-no-print="">
          <PageLinks links={settings.footerLinks} />
        </MorePages>
      )}
      {affiliates.length === 0 ? null : (
        <section aria-label={words.affiliates} data-no-print="">
          <AffiliateLogos affiliates={affiliates} />
        </section>
      )}
      <BottomRow settings={settings} />
    </>
  )
}
