// The blog's list goes on here, from its second page.
import type { PageInput } from '../../../../renderer/page-context'
import { BlogPage, blogPageData } from '../../blog-list'

export { BlogPage as Page }

export function data(input: PageInput) {
  return blogPageData(input, Number(input.urlPathname.split('/').at(-1)))
}
