// Describes a post in the words of schema.org (https://schema.org/BlogPosting).
import type { BlogPosting } from 'schema-dts'
import type { Post } from '../../../model/collections/post'
import type { Site } from '../../../model/site'
import type { BuildContext } from '../../../renderer/page-context'
import { findPersonPath } from '../entries'

export function describePost(
  site: Site,
  { title, summary, date, author }: Post,
  { url }: BuildContext,
): BlogPosting {
  const path = findPersonPath(site, author)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    datePublished: date,
    author: {
      '@type': 'Person',
      name: author,
      ...(path === null ? {} : { url: `${url}${path}` }),
    },
  }
}
