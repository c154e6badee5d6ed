// The blog.
import type { PageInput } from '../../renderer/page-context'
import { BlogList, getBlogList } from './blog-list'

export { BlogList as Page }

export function getPageData(input: PageInput) {
  return getBlogList(input, 1)
}
