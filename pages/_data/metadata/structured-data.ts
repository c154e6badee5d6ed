// Chooses what search engines read about a page in the words of schema.org. Nothing in it may say what visitors cannot read on the
// page (tests/pages/structured-data.test.ts).
import type { BreadcrumbList, JsonLdObject } from 'schema-dts'
import type { LinkData } from '../../../components/link-list/link-list'
import { WORDS } from '../../../components/words/words'
import { DEFAULT_LANGUAGE, getPathLanguage, type Language } from '../../../model/languages'
import type { PageInput } from '../../../renderer/page-context'
import { findIndexByPath } from '../entries'
import { describeEvent } from './describe-event'
import { describeOrganization } from './describe-organization'
import { describePost } from './describe-post'

/** The pages that people open to learn who we are; the others do not carry its weight. */
const PAGES_ABOUT_US = ['/', '/contact']

export function createStructuredData(
  { site, build, urlPathname }: PageInput,
  { breadcrumbs }: { readonly breadcrumbs: readonly LinkData[] },
): readonly JsonLdObject[] {
  const event = site.events[findIndexByPath(site.events, urlPathname)]
  const post = site.posts[findIndexByPath(site.posts, urlPathname)]
  return [
    PAGES_ABOUT_US.includes(urlPathname) ? describeOrganization(site, build) : null,
    event === undefined ? null : describeEvent(event, site.settings.timeZone, build.today),
    post === undefined ? null : describePost(site, post, build),
    describeBreadcrumbs(breadcrumbs, build.url, getPathLanguage(urlPathname)),
  ].filter((thing) => thing !== null)
}

/** The last one is the page itself and needs no address. */
function describeBreadcrumbs(
  links: readonly LinkData[],
  url: string,
  language: Language,
): BreadcrumbList | null {
  if (links.length === 0) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // As on the page: a page in another language has its own word for the English home page.
      name: href === '/' && language !== DEFAULT_LANGUAGE ? WORDS[language].home : label,
      ...(index === links.length - 1 ? {} : { item: `${url}${href}` }),
    })),
  }
}
