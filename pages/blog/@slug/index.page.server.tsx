// One blog post.
import { DateRange } from '../../../components/date/date-range'
import { PageHeader } from '../../../components/page-header/page-header'
import type { PageImage } from '../../../components/image/image'
import { SiteLink } from '../../../components/site-link/site-link'
import { Section } from '../../../components/section/section'
import { TextWithAside } from '../../../components/navigation/text-with-aside'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import type { Post } from '../../../model/collections/post'
import type { Settings } from '../../../model/settings'
import { getReadingMinutes } from '../../../model/markdown/reading-time'
import { findPersonPath, getEntryByPath } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'

type Props = {
  post: Post
  image: PageImage | null
  settings: Settings
  /** The path of the author's card on the page of the team, or null if the author is not on the team. */
  authorPath: string | null
  minutes: number
}

export function Page({ post, image, settings, authorPath, minutes }: Props) {
  return (
    <>
      <PageHeader
        heading={post.title}
        lead={post.summary}
        image={image}
        form="before"
        phones={settings}
        eyebrow={
          <p>
            <DateRange last={post.date} /> ·{' '}
            {authorPath === null ? (
              post.author
            ) : (
              <SiteLink href={authorPath}>{post.author}</SiteLink>
            )}{' '}
            · {formatMinutes(minutes)}
          </p>
        }
      />
      <Section>
        <TextWithAside body={post.body} settings={settings} />
      </Section>
    </>
  )
}

/** Returns words that stay on one line. */
const formatMinutes = (minutes: number) =>
  (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`).replaceAll(' ', '\u00a0')

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const post = getEntryByPath(site.posts, urlPathname)
  return {
    pageProps: {
      post,
      image: getEntryImage(site, post),
      settings: site.settings,
      authorPath: findPersonPath(site, post.author),
      minutes: getReadingMinutes(post.body),
    },
    head: createMetadata(site, { title: post.title, description: post.summary }),
  }
}
