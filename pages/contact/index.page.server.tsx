// The contact page: a card for calls and a card for email beside the text, and where to find us.
import { ContactCards } from '../../components/contact/contact-cards'
import { FindUs } from '../../components/contact/find-us'
import { ShortAnswers } from '../../components/contact/short-answers'
import { TextWithAside } from '../../components/navigation/text-with-aside'
import { Section } from '../../components/section/section'
import { ToastRegion } from '../../components/toast/toast'
import type { PageInput, PageResult } from '../../renderer/page-context'
import type { Settings } from '../../model/settings'
import { MAP_IMAGE } from '../../model/site-structure'
import { getEntryByPath } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroHeader, PageIntroVideo } from '../page-intro'
import { useWords } from '../../components/words/words'

type Props = {
  intro: PageIntro
  settings: Settings
  subject: string | undefined
  body: string | undefined
  map: { readonly file: string } | null
}

export function Page({ intro, settings, subject, body, map }: Props) {
  const words = useWords().contact
  const cards = <ContactCards settings={settings} subject={subject} body={body} />
  return (
    <>
      <PageIntroHeader intro={intro} />
      <Section>
        {intro.body.blocks.length === 0 ? (
          cards
        ) : (
          <TextWithAside body={intro.body} settings={settings} talkFirst aside={cards} />
        )}
      </Section>
      <ShortAnswers settings={settings} />
      <PageIntroVideo intro={intro} />
      <Section title={words.findUs} muted>
        <FindUs settings={settings} map={map} />
        <ToastRegion />
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const page = getEntryByPath(site.pages, urlPathname)
  return {
    pageProps: {
      intro: getPageIntro(site, page),
      settings: site.settings,
      subject: page.emailSubject,
      body: page.emailBody,
      // A new website may have no map yet.
      map: MAP_IMAGE in site.images ? { file: MAP_IMAGE } : null,
    },
    head: createMetadata(site, page),
  }
}
