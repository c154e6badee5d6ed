// Renders the page that shows the gallery as a table: a row for each template and day, a column for each screen size and color scheme.
import { basename } from 'node:path'
import { GALLERY_DIRECTORY, getBaselineFile } from './baseline'
import { DAYS, screenshots, templates, type Interaction, type Screenshot, VIEWS } from './matrix'

export const GALLERY_PAGE = `${GALLERY_DIRECTORY}.md`

/** Returns the page as Markdown. */
export function renderGalleryPage(): string {
  const rows = templates.flatMap((template) =>
    template.days.map((day) =>
      screenshots.filter(
        (screenshot) => screenshot.template === template && screenshot.day === day,
      ),
    ),
  )
  return `# The gallery

Every template of the site, on a phone, a tablet and a desktop, in the light and, except for the tablet, in the dark. Templates that change with the day
are shown on three: ${Object.values(DAYS).join(', ')}. The last rows are the bar of [a preview](../decisions/previews.md). Open a picture to see it larger. The pictures are made by \`npm run visual-regression\`;
\`npm test\` compares the site with them ([how](../decisions/visual-regression.md)).

<!-- made by npm run visual-regression, do not edit -->

| Page | ${VIEWS.map(({ size, colors }) => `${size}, ${colors}`).join(' | ')} |
| --- | ${VIEWS.map(() => '---').join(' | ')} |
${rows.map(renderRow).join('\n')}
`
}

function renderRow(row: readonly Screenshot[]): string {
  const [first] = row
  if (!first) return ''
  const { path, days, opens, label } = first.template
  const title = [
    `\`${path}\``,
    ...(opens ? [INTERACTION_LABELS[opens]] : []),
    ...(label === undefined ? [] : [label]),
    ...(days.length > 1 ? [DAYS[first.day]] : []),
  ]
  const cells = VIEWS.map((view) =>
    row
      .filter(({ size, colors }) => size === view.size && colors === view.colors)
      .map(renderImage)
      .join(''),
  )
  return `| ${title.join('<br>')} | ${cells.join(' | ')} |`
}

const INTERACTION_LABELS: Readonly<Record<Interaction, string>> = {
  menu: 'with its menu open',
  person: 'with a person’s dialog open',
  panel: 'in a preview, with its bar open',
  newer: 'in a preview, on a later day, when a newer version is there',
}

/** Image widths in CSS pixels, so that all columns fit on the page. */
const WIDTHS = { phone: 90, tablet: 120, desktop: 160 }

function renderImage(screenshot: Screenshot): string {
  const file = `${basename(GALLERY_DIRECTORY)}/${basename(getBaselineFile(screenshot))}`
  const alt = `${screenshot.template.name} on a ${screenshot.size}, ${screenshot.colors}`
  return `<a href="${file}"><img src="${file}" width="${WIDTHS[screenshot.size]}" alt="${alt}"></a>`
}
