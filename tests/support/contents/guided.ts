// Writes the sample content as it is after an editor has followed the whole editors' guide and copied every example.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createPdf } from '../../../model/test-fixtures/pdf-bytes'
import { findAllExamples } from '../../../tools/guide-screenshots/examples'
import { typeExamples } from '../../../tools/guide-screenshots/type-examples'
import { setFields } from '../../../tools/guide-screenshots/set-fields'
import { SAMPLE_CONTENT } from '../../../tools/sample-content'

/** @param folder the content folder to write, which must be named `content` */
export async function writeGuided(folder: string): Promise<void> {
  cpSync(SAMPLE_CONTENT, folder, { recursive: true })
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  await replacePhoto(folder)
  // add-a-file.md: the poster that its example links to.
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/walk-poster.pdf'), createPdf())
  await typeExamples(join(folder, '..'), findAllExamples())
  copyReadmeExamples(folder)
  // rename-or-delete.md: parking.md is now where-to-park.md, and an event is deleted.
  rmSync(join(folder, 'pages/parking.md'))
  rmSync(join(folder, 'events/hope-gala.md'))
  edit('pages/events.md', (text) => setFields(text, 'redirect_from:\n  - /events/hope-gala\n'))
  edit('volunteer/events.md', (text) => text.replaceAll('/events/hope-gala', '/events'))
  renameSync(join(folder, 'blog/why-fathers-matter.md'), join(folder, 'blog/fathers.md'))
  edit('blog/fathers.md', (text) =>
    setFields(text, 'redirect_from:\n  - /blog/why-fathers-matter\n'),
  )
  edit('services/parenting.md', (text) =>
    text.replaceAll('/blog/why-fathers-matter', '/blog/fathers'),
  )
  // add-a-person.md: a staff member and a board member leave.
  rmSync(join(folder, 'team/terrence-boyd.md'))
  rmSync(join(folder, 'board/anita-caldwell.md'))
  // keep-something-back.md: an expiry date in the past, and one in the future.
  edit('pages/supply-drive.md', (text) => setFields(text, 'owner: Nora Sample\n'))
  edit('churches/sample-hope-chapel.md', (text) => setFields(text, 'expires_on: 2026-01-01\n'))
  edit('blog/how-to-be-a-friend.md', (text) => setFields(text, 'expires_on: 2027-01-01\n'))
  // README.md: real contact details replace the samples.
  edit('site.md', (text) =>
    setFields(text, 'phone: (205) 867-5309\nemail: office@lanternhill.org\n').replace(
      'sample: true\n',
      '',
    ),
  )
}

/** Writes the photo that an example of the guide names, in a format that the build resizes. */
async function replacePhoto(folder: string): Promise<void> {
  const background = { r: 120, g: 150, b: 130 }
  await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, 'images/front-door.jpg'))
}

/** Copies the complete example in the README of each folder of content/ to a new file in that folder. */
function copyReadmeExamples(folder: string): void {
  for (const { name } of readdirSync('content', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    const readme = readFileSync(join('content', name, 'README.md'), 'utf8')
    const [, example] = /^```\n(---\n.*?)^```/ms.exec(readme) ?? []
    if (example !== undefined)
      writeFileSync(join(folder, name, 'a-copied-example.md'), changeExample(example))
  }
}

/** Changes an example as the guide asks: a new event needs a unique id, and each page has words of its own. */
const changeExample = (example: string): string =>
  example
    .replace(/^id: .*$/m, 'id: copied')
    .replace(/^((?:summary|description|lead): .*?)(?="?$)/gm, '$1 Ours.')
    .replace('The article begins', 'Our article begins')
    .replace('The next part goes', 'Our next part goes')
