// Every page, event, post and person as a plain link.
import { LinkList, type LinkData } from '../../components/link-list/link-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageData } from '../../renderer/page-context'
import { orderEvents } from '../../model/dates/event-status'
import { pageBySlug } from '../_data/entries'
import { headOf } from '../_data/metadata'
import { introOf, type IntroData } from '../_data/page-intro'
import { IntroText, IntroTop } from '../page-intro'

type Props = { intro: IntroData; parts: readonly { title: string; links: readonly LinkData[] }[] }

export function Page({ intro, parts }: Props) {
  return (
    <>
      <IntroTop intro={intro} />
      <IntroText intro={intro} />
      <Section>
        <LinkList parts={parts} />
      </Section>
    </>
  )
}

type Addressed = { readonly title: string; readonly pageAddress: string | null }

const links = (entries: readonly Addressed[]): LinkData[] =>
  entries.flatMap(({ title, pageAddress }) =>
    pageAddress === null ? [] : [{ label: title, to: pageAddress }],
  )

export function data({ site, build }: PageInput): PageData<Props> {
  const page = pageBySlug(site, 'site-index')
  const parts = [
    { title: 'Pages', links: links(site.pages) },
    { title: 'Services', links: links(site.services) },
    { title: 'Events', links: links(orderEvents(site.events, build.today)) },
    { title: 'Ways to volunteer', links: links(site.volunteerRoles) },
    { title: 'Posts', links: links(site.posts) },
    {
      title: 'Staff',
      links: site.team.map(({ name, slug }) => ({ label: name, to: `/about/team#${slug}` })),
    },
  ].filter((part) => part.links.length > 0)
  return {
    pageProps: { intro: introOf(site, page), parts },
    head: headOf(site, page),
    lists: ['pages'],
  }
}
