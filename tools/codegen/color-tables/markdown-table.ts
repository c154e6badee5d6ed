// Formats Markdown tables in the same way as Prettier, with aligned columns.

export function formatMarkdownTable(header: readonly string[], rows: readonly string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const divider = formatRow(widths.map((width) => '-'.repeat(width)))
  return [formatRow(header), divider, ...rows.map(formatRow)].join('\n')
}
