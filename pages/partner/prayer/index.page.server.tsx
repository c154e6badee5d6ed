// What to pray for, and how to join the prayer team.
import { CardList, type CardData } from '../../../components/card/card-list'
import { mailAddress } from '../../../components/contact/mailto'
import { Section } from '../../../components/section/section'
import { ButtonLink } from '../../../components/button/button-link'
import type { PageInput, PageData } from '../../../renderer/page-context'
import { whyHidden } from '../../../model/visibility'
import { pageBySlug, pictureOf } from '../../_data/entries'
import { headOf } from '../../_data/metadata'
import { introOf, type IntroData } from '../../_data/page-intro'
import { IntroText, IntroTop } from '../../page-intro'

type Props = { intro: IntroData; topics: readonly CardData[]; mail: string }

export function Page({ intro, topics, mail }: Props) {
  return (
    <>
      <IntroTop intro={intro} actions={<ButtonLink to={mail}>Join Prayer Team</ButtonLink>} />
      <IntroText intro={intro} />
      {topics.length === 0 ? null : (
        <Section>
          <CardList cards={topics} />
        </Section>
      )}
    </>
  )
}

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'partner/prayer')
  const topics = site.prayerTopics.map((topic) => ({
    title: topic.title,
    words: topic.description,
    picture: pictureOf(site, topic),
    hidden: whyHidden(topic, build.today),
  }))
  const mail = mailAddress({
    to: site.settings.email,
    subject: 'Join Prayer Team',
    body: page.emailBody,
  })
  return {
    pageProps: { intro: introOf(site, page), topics, mail },
    head: headOf(site, page),
    lists: ['prayerTopics'],
  }
}
