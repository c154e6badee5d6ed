// Mistakes in the fields of an event.
import { changeField, type GeneratedMistake } from './events'
import { formatLongDay } from './values'

/** Quotes a value as programs do. */
const quote = (value: string) => JSON.stringify(value)

const JSON_FIELD = /^(\w+): (.*)$/
/** Writes the fields of a text as JSON, between curly brackets. */
function writeAsJson(text: string): string {
  const [, fields = '', rest = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const lines = fields
    .replace(/:\n {2}- (.*)\n {2}- (.*)$/m, ': ["$1", "$2"]')
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = JSON_FIELD.exec(line) ?? []
      return `  ${quote(name)}: ${value.startsWith('[') ? value : quote(value)}`
    })
  return `{\n${lines.join(',\n')}\n}\n${rest}`
}

export const FIELD_MISTAKES: Readonly<Record<string, GeneratedMistake>> = {
  'a missing space after the colon': changeField('title', (value) => `title:${value}`),
  'a tab after the colon': changeField('location', (value) => `location:\t${value}`),
  'a no-break space after the colon': changeField('summary', (value) => `summary:\u00A0${value}`),
  'a full-width colon': changeField('title', (value) => `title：${value}`),
  'an equals sign instead of the colon': changeField('title', (value) => `title = ${value}`),
  'an indented field': changeField('location', (value) => `   location: ${value}`),
  'a capital letter in a field name': changeField('location', (value) => `Location: ${value}`),
  'a space in a field name': (text) => text.replace('image_alt:', 'image alt:'),
  'a guessed field name': (text) => text.replace('location:', 'where:'),
  'a Spanish field name': (text) => text.replace('summary:', 'Resumen:'),
  'a guessed name of two words': (text) => text.replace('title:', 'event name:'),
  'swapped letters in a field name': (text) => text.replace('location:', 'loaction:'),
  'a doubled letter in a field name': (text) => text.replace('summary:', 'summmary:'),
  'a repeated line': (text) => text.replace(/^title: .*$/m, '$&\n$&'),
  'curly quotation marks': changeField('title', (value) => `title: “${value}”`),
  'an unclosed quotation mark': changeField('title', (value) => `title: "${value}`),
  'a folded value': changeField('summary', (value) => `summary: >\n  ${value}`),
  'a literal block value': changeField('summary', (value) => `summary: |-\n  ${value}`),
  'a single value as a list': changeField('title', (value) => `title:\n  - ${value}`),
  'asterisks as list markers': (text) => text.replaceAll('  - /old', '  * /old'),
  'missing spaces after list markers': (text) => text.replaceAll('  - /old', '  -/old'),
  'a list in brackets': (text) =>
    text.replace(
      'redirect_from:\n  - /old-name\n  - /older-name',
      'redirect_from: [/old-name, /older-name]',
    ),
  'dashes as the opening fence': (text) => text.replace(/^---/, '–––'),
  'four hyphens as the closing fence': (text) => text.replace('name\n---', 'name\n----'),
  'a missing opening fence': (text) => text.replace(/^---\n/, ''),
  'a missing closing fence': (text) => text.replace('name\n---\n', 'name\n'),
  'a fence between the fields': (text) => text.replace('location:', '---\nlocation:'),
  'a fence and gaps between the fields': (text) => text.replace('summary:', '\n---\n\nsummary:'),
  'a list name without its colon': (text) => text.replace('redirect_from:', 'redirect_from'),
  'a missing hyphen of the first item': (text) => text.replace('- /old-name', '/old-name'),
  'an empty line before the opening fence': (text) => `\n${text}`,
  'a date in words': changeField('date', (value) => `date: ${formatLongDay(value)}`),
  'a time after the date': (text) => text.replace(/^date: (.*)\ntime: (.*)$/m, 'date: $1 at $2'),
  'off instead of no': changeField('requires_registration', () => 'requires_registration: off'),
  'an image with its folder': (text) => text.replace('image: walk', 'image: images/walk'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'an invisible character': (text) => text.replace('title: ', 'title: \u200B'),
  'bold words in a value': changeField(
    'summary',
    (value) => `summary: "**${value.replaceAll('"', '')}**"`,
  ),
  'an HTML element in a value': changeField('location', (value) => `location: "<b>${value}</b>"`),
  'a box of code around the file': (text) => `\`\`\`markdown\n${text}\`\`\`\n`,
  'a bold field name': changeField('title', (value) => `**title:** ${value}`),
  'two old addresses on one line': (text) =>
    text.replace(':\n  - /old-name\n  - /older-name', ': /old-name, /older-name'),
  'a list in brackets with quotation marks': (text) =>
    text.replace(':\n  - /old-name\n  - /older-name', ': ["/old-name", "/older-name"]'),
  'a comma after quotation marks': changeField('title', (value) => `title: "${value}",`),
  'a field of JSON': changeField('location', (value) => `"location": ${quote(value)},`),
  'all fields as JSON': writeAsJson,
  'a box of code around the fields': (text) => text.replace(/^---.*?\n---\n/s, '```yaml\n$&```\n'),
  'a bold name of a list': changeField('title', (value) => `- **Title:** ${value}`),
  'a name as code': changeField('title', (value) => `\`title\`: ${value}`),
  'a place': changeField('location', (value) => `place: ${value}`),
  'a place in Spanish': changeField('location', (value) => `Ubicación: ${value}`),
  'a photo': (text) => text.replace('image: ', 'photo: '),
  'sign up required': (text) => text.replace('requires_registration', 'registration required'),
  'a value on two lines': (text) => text.replace('neighbors from all', 'neighbors\nfrom all'),
  'a value below its name': (text) => text.replace('description: ', 'description:\n'),
  'a source of a chat program': changeField(
    'location',
    (value) => `location: ${JSON.stringify(`${value}【4†source】`)}`,
  ),
  'a heading in a value': changeField('title', (value) => `title: "## ${value}"`),
  'numbers in place of hyphens': (text) =>
    text.replace('  - /old-name\n  - /older-name', '  1. /old-name\n  2. /older-name'),
  'a list without its hyphens': (text) =>
    text.replace('  - /old-name\n  - /older-name', '  /old-name\n  /older-name'),
  'the words of a chat program above the fields': (text) =>
    `Sure! Here is the file:\n\n\`\`\`markdown\n${text}\`\`\`\n`,
}
