// Blocks of Markdown of all types, in which each `word` is replaced by a unique one.

export const BLOCKS = [
  'word word\nword',
  '## word word\n\n### word\n\n#### word *word*',
  '- word\n- word\n  - word **word**',
  '1. word\n2. word\n\nword',
  '> word\n> word',
  '| word | word |\n| --- | --- |\n| word | word \\| word |',
  '```\nword word\n```',
  ':::note\nword\n\n- word\n:::',
  ':::urgent\nword [word](tel:+13345550142)\n:::',
  ':::figures\n- **word** word\n:::\n\n::hotline',
  ':::steps\n1. ![word](/images/walk.svg) **word** word\n\nword\n:::',
  ':::note[word word]\nword\n:::',
  ':::question[word word, word?]\nword [word](/events)\n\n- word\n:::',
  '::button[word word]{href=https://word.example.org/word}',
  '[word **word**](/events) and [word](https://word.example.org/word?a=b "word")',
  '![word word](/images/walk.svg)',
  'word &amp; word &#8217; \\* word \\[word\\] `word`',
  '#word word. 5:30 word:word ~~word~~ word\\\nword',
  '[word](mailto:word@example.org) hello@example.org',
]
