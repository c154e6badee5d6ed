// The blog's list goes on here, from its second page.
import type { PageInput } from '../../../../renderer/page-context'
import { BlogList, getBlogList } from '../../blog-list'

export { BlogList as Page }

export function getPageData(input: PageInput) {
  return getBlogList(input, Number(input.urlPathname.split('/').at(-1)))
}
