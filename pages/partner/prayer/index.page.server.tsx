// Prayer topics, and how to join the prayer team.
import { CardList, type CardData } from '../../../components/card/card-list'
import { createMailto } from '../../../components/contact/mailto'
import { Section } from '../../../components/section/section'
import { ButtonLink } from '../../../components/button/button-link'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import { getHiddenReason } from '../../../model/visibility'
import { getPage } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'
import { getPageIntro, type PageIntro } from '../../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../../page-intro'

type Props = { intro: PageIntro; topics: readonly CardData[]; mailto: string }

export function Page({ intro, topics, mailto }: Props) {
  return (
    <>
      <PageIntroHeader
        intro={intro}
        actions={<ButtonLink href={mailto}>Join Prayer Team</ButtonLink>}
      />
      <PageIntroBody intro={intro} />
      {topics.length === 0 ? null : (
        <Section>
          <CardList cards={topics} />
        </Section>
      )}
    </>
  )
}

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'partner/prayer')
  const topics = site.prayerTopics.map((topic) => ({
    title: topic.title,
    text: topic.description,
    image: getEntryImage(site, topic),
    hidden: getHiddenReason(topic, build.today),
  }))
  const mailto = createMailto({
    to: site.settings.email,
    subject: page.emailSubject ?? 'Join Prayer Team',
    body: page.emailBody,
  })
  return {
    pageProps: { intro: getPageIntro(site, page), topics, mailto },
    head: createMetadata(site, page),
    listedCollections: ['prayerTopics'],
  }
}
