// The page that shows the gallery as a table: a row for each template and day, a column for each screen and its colors.
import { basename } from 'node:path'
import { GALLERY_DIRECTORY, getBaselineFile } from './baseline'
import { allSizes, COLORS, DAYS, screenshots, templates, type Screenshot } from './matrix'

export const GALLERY_PAGE = `${GALLERY_DIRECTORY}.md`

const columns = allSizes.flatMap((size) => COLORS.map((colors) => ({ size, colors })))

/** The whole document, in Markdown. */
export function renderGalleryPage(): string {
  const rows = templates.flatMap((template) =>
    template.days.map((day) =>
      screenshots.filter((shot) => shot.template === template && shot.day === day),
    ),
  )
  return `# The gallery

Every template of the site, on a phone, a tablet and a desktop, in the light and in the dark. Templates that change with the day
are shown on three: ${Object.values(DAYS).join(', ')}. Open a picture to see it larger. The pictures are made by \`npm run visual-regression\`;
\`npm test\` compares the site with them ([how](../decisions/gallery.md)).

<!-- made by npm run visual-regression, do not edit -->

| Page | ${columns.map(({ size, colors }) => `${size}, ${colors}`).join(' | ')} |
| --- | ${columns.map(() => '---').join(' | ')} |
${rows.map(row).join('\n')}
`
}

function row(shown: readonly Screenshot[]): string {
  const [first] = shown
  if (!first) return ''
  const { address, days, opens } = first.template
  const title = [
    `\`/${address}\``,
    ...(opens ? [OPENED[opens]] : []),
    ...(days.length > 1 ? [DAYS[first.day]] : []),
  ]
  const cells = columns.map((column) =>
    shown
      .filter(({ size, colors }) => size === column.size && colors === column.colors)
      .map(image)
      .join(''),
  )
  return `| ${title.join('<br>')} | ${cells.join(' | ')} |`
}

const OPENED = { menu: 'with its menu open', person: 'with a person’s dialog open' }

/** In CSS pixels: as wide as the column can be when six stand beside each other. */
const WIDTH = { phone: 90, tablet: 120, desktop: 160 }

function image(shot: Screenshot): string {
  const file = `${basename(GALLERY_DIRECTORY)}/${basename(getBaselineFile(shot))}`
  const alt = `${shot.template.name} on a ${shot.size}, ${shot.colors}`
  return `<a href="${file}"><img src="${file}" width="${WIDTH[shot.size]}" alt="${alt}"></a>`
}
