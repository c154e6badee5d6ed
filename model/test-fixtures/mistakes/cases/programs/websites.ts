// Buttons, boxes and attributes as programs for websites write them.
import { createBodyMistakes, TEXT, type Mistake, type Mutation } from '../../mistake'

const BUTTON = '::button[Give now]{href=/events}'
const NOTE = ':::note\nCome along.\n:::'

const typedButtons: Readonly<Record<string, string>> = {
  Hugo: '{{< button href="/events" target="_blank" >}}Give now{{< /button >}}',
  'Hugo with percent characters': '{{% button href="/events" %}}Give now{{% /button %}}',
  WordPress: '[button url="/events" color="blue"]Give now[/button]',
  'Shopify and Jekyll': '{% button url="/events" text="Give now" %}',
  JSX: '<Button href="/events" variant="primary">Give now</Button>',
  'a link with classes': '[Give now](/events){: .btn .btn-primary .btn-lg}',
  MkDocs: '[Give now](/events){ .md-button .md-button--primary }',
  'a link with one class': '[Give now](/events){.button}',
}
const buttons: readonly Mutation[] = Object.entries(typedButtons).map(([name, typed]) => [
  `a button of ${name}`,
  BUTTON,
  typed,
  name === 'JSX' ? 'html-in-text 6:1 -' : 'foreign-mark 6:1 -',
  'repaired',
])

const attributes: readonly Mutation[] = [
  [
    'attributes after a link',
    'See [us](/events) today.',
    'See [us](/events){: target="_blank"} today.',
    'foreign-mark 6:18 -',
    'repaired',
  ],
  [
    'attributes below a paragraph',
    'Come along.',
    'Come along.\n{: .lead}',
    'foreign-mark 7:1 -',
    'repaired',
  ],
  [
    'attributes at the end of a line',
    'Come along.',
    'Come along. {.center}',
    'foreign-mark 6:13 -',
    'repaired',
  ],
  [
    'attributes of two links',
    'See [us](/events) and [us](/events).',
    'See [us](/events){.a} and [us](/events){.b}.',
    'foreign-mark 6:18 -',
    'repaired',
  ],
]

const AT_TOP = 'directive-unknown 6:1 -'
const boxes: readonly Mutation[] = [
  ['a tip of Docusaurus', NOTE, ':::tip\nCome along.\n:::', AT_TOP, 'repaired'],
  [
    'an info of Docusaurus with a title',
    ':::note\n**Please read**\n\nCome along.\n:::',
    ':::info Please read\nCome along.\n:::',
    AT_TOP,
    'repaired',
  ],
  [
    'a tip with its title in brackets',
    ':::note\n**Please read**\n\nCome along.\n:::',
    ':::tip[Please read]\nCome along.\n:::',
    AT_TOP,
    'repaired',
  ],
  ['a warning of Docusaurus', NOTE, ':::warning\nCome along.\n:::', AT_TOP, 'repaired'],
  ['a box of MkDocs', NOTE, '!!! note\n    Come along.', 'directive-unread 6:1 -', 'repaired'],
  [
    'a box of MkDocs with a title',
    ':::note\n**Please read**\n\nCome along.\n:::',
    '!!! tip "Please read"\n\n    Come along.',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a question of MkDocs',
    ':::question[Is it free?]\nYes.\n:::',
    '??? question "Is it free?"\n    Yes.',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a warning of MkDocs',
    NOTE,
    '!!! warning\n    Come along.',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a box of GitBook',
    NOTE,
    '{% hint style="info" %}\nCome along.\n{% endhint %}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a box of Hugo',
    NOTE,
    '{{< notice tip >}}\nCome along.\n{{< /notice >}}',
    'directive-unread 6:1 -',
    'repaired',
  ],
  ...[
    ['a box of Nextra', '<Callout type="info">\nCome along.\n</Callout>'],
    ['a box of Nextra with empty lines', '<Callout emoji="💡">\n\n  Come along.\n\n</Callout>'],
    ['a box of Mintlify on one line', '<Note>Come along.</Note>'],
    ['a warning of Mintlify', '<Warning>\nCome along.\n</Warning>'],
    ['a box of Docusaurus', '<Admonition type="tip">\nCome along.\n</Admonition>'],
    ['a box in Spanish', '<Aviso tipo="info">\nCome along.\n</Aviso>'],
  ].map(([name = '', typed = '']): Mutation => [
    name,
    NOTE,
    typed,
    'directive-unread 6:1 -',
    'repaired',
  ]),
  [
    'a box of Starlight with a title',
    ':::note\n**Ask first**\n\nCome along.\n:::',
    '<Aside type="caution" title="Ask first">\nCome along.\n</Aside>',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a question of Mintlify',
    ':::question[Is it free?]\nYes.\n:::',
    '<Accordion title="Is it free?">\n  Yes.\n</Accordion>',
    'directive-unread 6:1 -',
    'repaired',
  ],
  [
    'a box with other tags in it',
    NOTE,
    '<Callout>\n<p>Come along.</p>\n</Callout>',
    'directive-unread 6:1 -',
  ],
]

const names: readonly Mutation[] = [
  [
    'a question in Spanish',
    ':::question[¿Es gratis?]\nSí.\n:::',
    ':::pregunta[¿Es gratis?]\nSí.\n:::',
    AT_TOP,
    'repaired',
  ],
  ['a note in Spanish', NOTE, ':::nota\nCome along.\n:::', AT_TOP, 'repaired'],
  [
    'an urgent box in Spanish',
    ':::urgent\nIn danger, call.\n:::',
    ':::urgente\nIn danger, call.\n:::',
    AT_TOP,
    'repaired',
  ],
  [
    'steps in Spanish',
    ':::steps\n1. **Call.** Now.\n:::',
    ':::pasos\n1. **Call.** Now.\n:::',
    AT_TOP,
    'repaired',
  ],
  [
    'figures in Spanish',
    ':::figures\n- **Two** days\n:::',
    ':::cifras\n- **Two** days\n:::',
    AT_TOP,
    'repaired',
  ],
  ['a button in Spanish', BUTTON, '::botón[Give now]{href=/events}', AT_TOP, 'repaired'],
  [
    'a button and its address in Spanish',
    BUTTON,
    '::boton[Give now]{enlace=/events}',
    AT_TOP,
    'repaired',
  ],
  ['the line in Spanish', '::hotline', '::línea', AT_TOP, 'repaired'],
  [
    'the address in Spanish',
    BUTTON,
    '::button[Give now]{dirección=/events}',
    'button-incomplete 6:1 -',
    'repaired',
  ],
  [
    'a question named faq',
    ':::question[Is it free?]\nYes.\n:::',
    ':::faq[Is it free?]\nYes.\n:::',
    AT_TOP,
    'repaired',
  ],
  ['a button named btn', BUTTON, '::btn[Give now]{href=/events}', AT_TOP, 'repaired'],
]

const shortened: readonly Mutation[] = [
  'Come early, and bring your… See more',
  'Venga temprano y traiga sus... Ver más',
  'Come early, and bring […] Continue reading →',
].map((typed) => [
  `the shown part of a longer text: ${typed.slice(-17)}`,
  TEXT,
  typed,
  `text-broken-off 6:${typed.search(/…|\.{3}/) + 1} -`,
])

/** Words of buttons and of printed pages that were copied along. */
const screenWords: readonly Mutation[] = [
  'ChatGPT said:',
  'Copy code',
  '(250 words)',
  '(unas 250 palabras)',
  '(continued on page 4)',
  'Continúa en la página siguiente',
  'See translation',
  'Ver traducción',
  'Like · Reply · 2h',
  '12 likes 3 comments',
  '*Forwarded*',
  'Page 2 of 3',
  'Página 2',
  'CAUTION: This email originated from outside of the organization.',
].map((typed) => [
  `words of a screen or a page: ${typed.slice(0, 20)}`,
  TEXT,
  `${typed}\n\n${TEXT}`,
  'foreign-mark 6:1 -',
  'repaired',
])

/** Codes between words that a chat program wrote for the program of a website. */
const codes: readonly Mutation[] = [
  ...[
    'We sing.{" "}\nWe pray.',
    "We sing.{' '}\nWe pray.",
    'We sing.{“ ”}\nWe pray.',
    'We sing. {/* a short list */}\nWe pray.',
    '<>We sing.\nWe pray.</>',
    'We sing.\n{"We pray."}',
  ].map((typed): Mutation => [
    `code between words: ${typed.replace('\n', ' ').slice(0, 24)}`,
    'We sing.\nWe pray.',
    typed,
    `foreign-mark ${typed.startsWith('<') ? '6:1' : typed.includes('\n{') ? '7:1' : `6:${typed.indexOf('{') + 1}`} -`,
    'repaired',
  ]),
  [
    'a line that imports a button',
    'We sing.\n\nWe pray.',
    "We sing.\n\nimport Button from './button'\n\nWe pray.",
    'foreign-mark 8:1 -',
    'repaired',
  ],
  ...['{title}', '{props.name}', '{firstName}', '${name}'].map((typed): Mutation => [
    `the place of a value: ${typed}`,
    TEXT,
    `Come to ${typed} with us.`,
    'foreign-mark 6:9 -',
  ]),
  [
    'a value of a program for websites',
    TEXT,
    'Come to {{ site.title }} with us.',
    'foreign-mark 6:9 -',
  ],
]

export const websiteMistakes: readonly Mistake[] = createBodyMistakes([
  ...shortened,
  ...screenWords,
  ...buttons,
  ...attributes,
  ...boxes,
  ...names,
  ...codes,
])
