// One blog post.
import { DateRange } from '../../../components/date/date-range'
import { PageHeader } from '../../../components/page-header/page-header'
import type { PageImage } from '../../../components/image/image'
import { Section } from '../../../components/section/section'
import { TextWithAside } from '../../../components/navigation/text-with-aside'
import type { PageInput, PageResult } from '../../../renderer/page-context'
import type { Post } from '../../../model/collections/post'
import type { Settings } from '../../../model/settings'
import { getEntryByPath } from '../../_data/entries'
import { getEntryImage } from '../../_data/images'
import { createMetadata } from '../../_data/metadata'

type Props = { post: Post; image: PageImage | null; settings: Settings }

export function Page({ post, image, settings }: Props) {
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
            <DateRange last={post.date} /> · {post.author}
          </p>
        }
      />
      <Section>
        <TextWithAside body={post.body} settings={settings} />
      </Section>
    </>
  )
}

export function getPageData({ site, urlPathname }: PageInput): PageResult<Props> {
  const post = getEntryByPath(site.posts, urlPathname)
  return {
    pageProps: { post, image: getEntryImage(site, post), settings: site.settings },
    head: createMetadata(site, { title: post.title, description: post.summary }),
  }
}
