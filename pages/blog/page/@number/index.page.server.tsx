// The blog's list goes on here, from its second page.
import type { PageInput } from '../../../../renderer/types'
import { BlogPage, blogPageOutput } from '../../../blog-page'

export { BlogPage as Page }

export function onBeforeRender(input: PageInput) {
  return blogPageOutput(input, Number(input.routeParams['number']))
}
