// The blog.
import type { PageInput } from '../../renderer/types'
import { BlogPage, blogPageOutput } from '../blog-page'

export { BlogPage as Page }

export function onBeforeRender(input: PageInput) {
  return blogPageOutput(input, 1)
}
