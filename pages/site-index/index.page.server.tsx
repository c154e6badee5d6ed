// Plain links to every page, service, event, volunteer role, post and staff member.
import { LinkList, type LinkData } from '../../components/link-list/link-list'
import { Section } from '../../components/section/section'
import type { PageInput, PageResult } from '../../renderer/page-context'
import { sortEvents } from '../../model/dates/event-status'
import { getPage } from '../_data/entries'
import { createMetadata } from '../_data/metadata'
import { getPageIntro, type PageIntro } from '../_data/page-intro'
import { PageIntroBody, PageIntroHeader } from '../page-intro'

type Props = {
  intro: PageIntro
  sections: readonly { title: string; links: readonly LinkData[] }[]
}

export function Page({ intro, sections }: Props) {
  return (
    <>
      <PageIntroHeader intro={intro} />
      <PageIntroBody intro={intro} />
      <Section>
        <LinkList sections={sections} />
      </Section>
    </>
  )
}

type LinkedEntry = { readonly title: string; readonly pagePath: string | null }

const createLinks = (entries: readonly LinkedEntry[]): LinkData[] =>
  entries.flatMap(({ title, pagePath }) =>
    pagePath === null ? [] : [{ label: title, href: pagePath }],
  )

export function getPageData({ site, build }: PageInput): PageResult<Props> {
  const page = getPage(site, 'site-index')
  const sections = [
    { title: 'Pages', links: createLinks(site.pages) },
    { title: 'Services', links: createLinks(site.services) },
    { title: 'Events', links: createLinks(sortEvents(site.events, build.today)) },
    { title: 'Ways to volunteer', links: createLinks(site.volunteerRoles) },
    { title: 'Posts', links: createLinks(site.posts) },
    {
      title: 'Staff',
      links: site.team.map(({ name, slug }) => ({ label: name, href: `/about/team#${slug}` })),
    },
  ].filter((section) => section.links.length > 0)
  return {
    pageProps: { intro: getPageIntro(site, page), sections },
    head: createMetadata(site, page),
    listedCollections: ['pages'],
  }
}
