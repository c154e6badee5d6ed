// The content that is measured: the real one, and made-up posts, the same ones every time.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPostFileName, createPost } from './sample-posts/post'

/** Copies content/ and adds `posts` posts to its blog. */
export async function writeContent(folder: string, posts: number): Promise<void> {
  await cp('content', folder, { recursive: true })
  for (let number = 1; number <= posts; number++) {
    await writeFile(join(folder, 'blog', `${getPostFileName(number)}.md`), createPost(number))
  }
}
