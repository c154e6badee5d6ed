// How to reach us: an e-mail card, a card with everything else, and a map.
import { ContactCards } from '../../components/contact/contact-cards'
import { mapAddress, mapPage } from '../../components/contact/street-address'
import { Embed } from '../../components/embed/embed'
import { Section } from '../../components/section/section'
import type { PageInput, PageData } from '../../renderer/page-context'
import type { Settings } from '../../model/settings'
import { pageBySlug } from '../_data/entries'
import { headOf } from '../_data/metadata'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroText, IntroTop } from '../page-intro'

/** The drawing in content/images that is shown before the map. */
const MAP = 'map.svg'

type Props = {
  intro: IntroData
  settings: Settings
  subject: string | undefined
  map: { readonly file: string } | null
}

export function Page({ intro, settings, subject, map }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <Section>
        <ContactCards settings={settings} subject={subject} />
      </Section>
      <IntroText intro={intro} />
      <Section title="Find us" soft>
        <Embed
          title="Map of our address"
          action="Show the map"
          address={mapAddress(settings)}
          page={mapPage(settings)}
          picture={map}
        />
      </Section>
    </>
  )
}

export function data({ site }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'contact')
  return {
    pageProps: {
      intro: introOf(site, page),
      settings: site.settings,
      subject: page.emailSubject,
      // No file names the drawing, so staff may have deleted it.
      map: MAP in site.pictures ? { file: MAP } : null,
    },
    head: headOf(site, page),
  }
}
