// The blog.
import type { PageInput } from '../../renderer/page-context'
import { BlogPage, blogPageData } from './blog-list'

export { BlogPage as Page }

export function data(input: PageInput) {
  return blogPageData(input, 1)
}
