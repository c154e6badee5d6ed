// Texts of moderate size that would cost the Markdown parser minutes, or all its memory or stack.

/** Each text by its description, with the code and the line of the expected problem. */
export const OVERSIZED_TEXTS: Readonly<Record<string, readonly [body: string, expected: string]>> =
  {
    'stars that open on many lines and close on many': [
      '*a\n'.repeat(1600) + 'a*\n'.repeat(1600),
      'text-crowded 206',
    ],
    'tildes that open on many lines and close on many': [
      '~~a\n'.repeat(1600) + 'a~~\n'.repeat(1600),
      'text-crowded 106',
    ],
    'single and double stars on many lines': [
      '*a **b\n'.repeat(800) + 'b** a*\n'.repeat(800),
      'text-crowded 72',
    ],
    'stars below a line that looks like that of a table': [
      'x\n-|-\n' + '*a *a *a *a\n'.repeat(1200) + 'a* a* a* a*\n'.repeat(1200),
      'text-crowded 1008',
    ],
    'stars in lines that look like items of a list': [
      'x\n' + '2. *a *a\n'.repeat(2400) + '2. a* a*\n'.repeat(2400),
      'text-crowded 2007',
    ],
    'stars in lines that begin too far to the right for items': [
      'x\n' + '     - *a *a\n'.repeat(2400) + '     - a* a*\n'.repeat(2400),
      'text-crowded 2007',
    ],
    'a table of 3,000 columns': [createTable(3000, 6000), 'text-crowded 6'],
    'a table of 400 columns': [createTable(400, 9000), 'table-large 7'],
    'a narrow table of 9,000 rows': [createTable(2, 9000), 'table-large 1257'],
    'tags on many lines': [`${'<a>'.repeat(330)}\n`.repeat(132), 'text-crowded 7'],
    'tags in many paragraphs': [`${'<a>'.repeat(200)}\n\n`.repeat(200), 'text-crowded 56'],
    'curly brackets in one line': ['{'.repeat(120_000), 'text-crowded 6'],
    'numbers in one line': ['1.'.repeat(60_000), 'text-crowded 6'],
    'attributes in one line': ['{a='.repeat(40_000), 'text-crowded 6'],
    'half links in one line': ['](('.repeat(40_000), 'text-crowded 6'],
    'colons on many lines': [`${':a'.repeat(400)}\n`.repeat(140), 'text-crowded 8'],
    'character references in many paragraphs': [
      `${'&amp;'.repeat(900)}\n\n`.repeat(28),
      'text-crowded 28',
    ],
  }

function createTable(columns: number, rows: number): string {
  return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`
}
