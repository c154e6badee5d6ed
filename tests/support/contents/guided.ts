// The sample content after an editor has done everything that the guide for editors describes, and has copied every example.
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

/** @param folder the content folder to write; its name is `content` */
export async function writeGuided(folder: string): Promise<void> {
  cpSync(SAMPLE_CONTENT, folder, { recursive: true })
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  await replacePhoto(folder)
  // add-a-file.md: the poster to which its example leads.
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/walk-poster.pdf'), createPdf())
  await typeExamples(join(folder, '..'), findAllExamples())
  copyExamplesOfFolders(folder)
  // rename-or-delete.md: parking.md has become where-to-park.md, and an event is deleted.
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
  // add-a-person.md: somebody leaves.
  rmSync(join(folder, 'team/terrence-boyd.md'))
  rmSync(join(folder, 'board/anita-caldwell.md'))
  // keep-something-back.md: a day that is over, and one that is still to come.
  edit('pages/supply-drive.md', (text) => setFields(text, 'owner: Nora Sample\n'))
  edit('churches/sample-hope-chapel.md', (text) => setFields(text, 'expires_on: 2026-01-01\n'))
  edit('blog/how-to-be-a-friend.md', (text) => setFields(text, 'expires_on: 2027-01-01\n'))
  // README.md: the samples give way to what is real.
  edit('site.md', (text) =>
    setFields(text, 'phone: (205) 867-5309\nemail: office@lanternhill.org\n').replace(
      'sample: true\n',
      '',
    ),
  )
}

/** A photo of our own, of a file type that is made smaller, where the guide's example names one. */
async function replacePhoto(folder: string): Promise<void> {
  const background = { r: 120, g: 150, b: 130 }
  await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toFile(join(folder, 'images/front-door.jpg'))
}

/** Each folder of content/ has a README with a whole example; a copy of it is one more file in that folder. */
function copyExamplesOfFolders(folder: string): void {
  for (const { name } of readdirSync('content', { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  )) {
    const guide = readFileSync(join('content', name, 'README.md'), 'utf8')
    const [, example] = /^```\n(---\n.*?)^```/ms.exec(guide) ?? []
    // A new event needs an id of its own; the check says so.
    if (example !== undefined)
      writeFileSync(
        join(folder, name, 'a-copied-example.md'),
        example.replace(/^id: .*$/m, 'id: copied'),
      )
  }
}
