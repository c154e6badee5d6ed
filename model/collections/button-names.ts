// The names that people and other programs give to the two fields of a button.

export const BUTTON_TEXT_NAMES: readonly string[] = [
  'button',
  'button_title',
  'cta',
  'cta_text',
  'button_label',
  'button_words',
  'button_name',
  'boton',
]

export const BUTTON_LINK_NAMES: readonly string[] = [
  'link',
  'url',
  'button_url',
  'cta_link',
  'cta_url',
  'button_address',
  'href',
  'enlace',
]
