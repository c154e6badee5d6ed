// All directives, and how each is written. Their names, messages, repairs and rules of lines follow from this table.

type Directive = {
  /** A `line` is alone on its line; a `box` ends with a line of three colons. */
  readonly form: 'line' | 'box'
  /** The first line, as an example that can be copied. */
  readonly opening: string
  /** What people and other programs call it, in small letters and without accents. */
  readonly alsoCalled: readonly string[]
}

export const DIRECTIVES = {
  button: {
    form: 'line',
    opening: '::button[Contact us]{href=/contact}',
    alsoCalled: ['btn', 'boton', 'cta', 'link', 'enlace'],
  },
  hotline: {
    form: 'line',
    opening: '::hotline',
    alsoCalled: [
      'linea',
      'helpline',
      'phone',
      'telefono',
      'line',
      'linea-de-ayuda',
      'lifeline',
      'crisis-line',
    ],
  },
  question: {
    form: 'box',
    opening: ':::question[Is it free?]',
    alsoCalled: [
      'pregunta',
      'faq',
      'q',
      'ask',
      'preguntas',
      'details',
      'toggle',
      'accordion',
      'collapse',
      'dropdown',
      'acordeon',
      'desplegable',
    ],
  },
  note: {
    form: 'box',
    opening: ':::note',
    alsoCalled: [
      'nota',
      'aviso',
      'tip',
      'info',
      'important',
      'hint',
      'notice',
      'box',
      'callout',
      'importante',
      'consejo',
      'remark',
      'information',
      'tips',
      'infobox',
      'info-box',
      'note-box',
      'reminder',
      'recordatorio',
      'announcement',
      'anuncio',
      'prayer',
      'prayers',
      'oracion',
      'petition',
      'peticion',
      'reflection',
      'reflexion',
      'message',
      'mensaje',
      'highlight',
      'aside',
      'card',
      'panel',
      'heads-up',
      'good-to-know',
    ],
  },
  urgent: {
    form: 'box',
    opening: ':::urgent',
    alsoCalled: ['urgente', 'emergency', 'emergencia', 'urgencia'],
  },
  figures: {
    form: 'box',
    opening: ':::figures',
    alsoCalled: [
      'cifras',
      'numbers',
      'numeros',
      'stats',
      'statistics',
      'datos',
      'figuras',
      'metrics',
      'estadisticas',
      'key-figures',
    ],
  },
  steps: {
    form: 'box',
    opening: ':::steps',
    alsoCalled: ['pasos', 'paso', 'instructions', 'instrucciones', 'how-to', 'howto', 'procedure'],
  },
} as const satisfies Readonly<Record<string, Directive>>

export type DirectiveName = keyof typeof DIRECTIVES

export const DIRECTIVE_NAMES = Object.keys(DIRECTIVES) as readonly DirectiveName[]

export const isDirectiveName = (name: string): name is DirectiveName =>
  Object.hasOwn(DIRECTIVES, name)
