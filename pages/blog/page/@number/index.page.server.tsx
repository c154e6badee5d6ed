// The blog from its second page on.
import type { PageInput } from '../../../../renderer/page-context'
import { BlogList, getBlogList } from '../../blog-list'

export { BlogList as Page }

export function getPageData(input: PageInput) {
  return getBlogList(input, Number(input.urlPathname.split('/').at(-1)))
}
