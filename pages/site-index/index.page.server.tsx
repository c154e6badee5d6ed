// Every page, event, post and person as a plain link.
import { LinkList, type LinkData } from '../../components/link-list/link-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { sortEvents } from '../../model/dates/event-status'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = { intro: PageIntro; parts: readonly { title: string; links: readonly LinkData[] }[] }

export function Page({ intro, parts }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      <Section>
        <LinkList parts={parts} />
      </Section>
    </>
  )
}

type Addressed = { readonly title: string; readonly pagePath: string | null }

const links = (entries: readonly Addressed[]): LinkData[] =>
  entries.flatMap(({ title, pagePath }) =>
    pagePath === null ? [] : [{ label: title, to: pagePath }],
  )

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'site-index')
  const parts = [
    { title: 'Pages', links: links(site.pages) },
    { title: 'Services', links: links(site.services) },
    { title: 'Events', links: links(sortEvents(site.events, build.today)) },
    { title: 'Ways to volunteer', links: links(site.volunteerRoles) },
    { title: 'Posts', links: links(site.posts) },
    {
      title: 'Staff',
      links: site.team.map(({ name, slug }) => ({ label: name, to: `/about/team#${slug}` })),
    },
  ].filter((part) => part.links.length > 0)
  return {
    pageProps: { intro: getPageIntro(site, page), parts },
    head: createMetadata(site, page),
    listedCollections: ['pages'],
  }
}
