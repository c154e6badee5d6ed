// Writes the content that is measured: the content of the isolated copy and a number of sample posts.
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPostFileName, createPost } from './sample-posts/post'

/** Copies content/ to `directory` and adds this number of posts to its blog. */
export async function writeContent(directory: string, posts: number): Promise<void> {
  await cp('content', directory, { recursive: true })
  for (let number = 1; number <= posts; number++) {
    await writeFile(join(directory, 'blog', `${getPostFileName(number)}.md`), createPost(number))
  }
}
