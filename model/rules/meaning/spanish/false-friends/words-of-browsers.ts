// Words of browsers and phones that a translation program takes for other words: "el botón Espalda" for the button Back.

const BUTTON = 'bot[oó]n (?:de )?(?:la |el )?["“«]?'
const OF_BROWSER = '(?:(?:de )?su navegador|del? navegador|de navegación|de búsquedas?)'
const TAB = '(?:est[ae]|es[ae]|otra|la|las|una|nueva|misma|otras|cada)'

const OF_WEB = '(?<![A-Za-zÀ-ỿ])(?:sitios? web|navegador|internet|rastre|terceros)'
const FOOD =
  '(?<![A-Za-zÀ-ỿ])(?:café|té(?![A-Za-zÀ-ỿ])|leche|jugos?|agua|chocolate|dulces|pastel|horne|harina|comer|comida|come(?![A-Za-zÀ-ỿ])|merienda|refriger|bebida|postre|cocin|caser|receta|vend|venta|compr|trai|lleva)'
/** Follows a word on whose line nothing else is to eat. */
const NOTHING_TO_EAT = `(?<!${FOOD}[^\\n]*)(?![^\\n]*${FOOD})`

/** The English word, what was typed, what is meant, and a phrase in which only that can be. */
const ROWS: readonly (readonly [
  english: string,
  typed: string,
  written: string,
  phrase: string,
])[] = [
  ['Back', '(?:la )?espalda', 'Atrás', `${BUTTON}espalda`],
  [
    'Back',
    'la espalda',
    'Atrás',
    'la espalda no (?:regresa|vuelve|retrocede|lleva|le (?:regresa|lleva))',
  ],
  ['Home', '(?:la |el )?(?:hogar|casa)', 'Inicio', `${BUTTON}(?:hogar|casa)`],
  ['Share', '(?:la )?(?:cuota|acción)', 'Compartir', `${BUTTON}(?:cuota|acción)(?! de)`],
  ['Save', '(?:ahorr|salv)(?:ar|e|a)', 'Guardar', `${BUTTON}(?:ahorr|salv)(?:ar|e|a)`],
  [
    'Close',
    '(?:cerca|cercano)',
    'Cerrar',
    `${BUTTON}(?:cerca|cercano)(?! (?:de|del|a|al)(?![A-Za-zÀ-ỿ]))`,
  ],
  [
    'Settings',
    '(?:los )?(?:escenarios?|entornos)',
    'Configuración',
    `(?:menú|${BUTTON.slice(0, 8)}) (?:de )?(?:los )?["“«]?(?:escenarios?|entornos)`,
  ],
  [
    'tab',
    'lengüeta',
    'pestaña',
    `(?:en|abr[A-Za-zÀ-ỿ]+|cierr[A-Za-zÀ-ỿ]+|cerrar) ${TAB}(?: nueva)? lengüetas?`,
  ],
  [
    'tab',
    'tabulaci[oó]n',
    'pestaña',
    `(?:en|abr[A-Za-zÀ-ỿ]+|cierr[A-Za-zÀ-ỿ]+|cerrar) ${TAB}(?: nueva)? tabulación`,
  ],
  ['cookie', 'galleta(?!s)', 'cookie', 'ninguna galleta(?! de )'],
  [
    'cookies',
    'galleta',
    'cookie',
    `galletas?(?:(?<=${OF_WEB}[^\\n]*)|(?=[^\\n]*${OF_WEB}))${NOTHING_TO_EAT}`,
  ],
  [
    'cookies',
    'galletas',
    'cookies',
    'no (?:usamos|guardamos|ponemos) galletas|galletas (?:de |del |en )(?:el |su )?(?:navegador|rastreo|terceros)',
  ],
  ['history', 'historia', 'historial', `historia ${OF_BROWSER}`],
  [
    'private browsing',
    '(?:hojeo|curioseo|ojeada)',
    'navegación',
    '(?:hojeo|curioseo|ojeada) privad[oa]',
  ],
]

/** Rows of the table of literal translations. */
export const WORDS_OF_BROWSERS = ROWS.map(([english, typed, written, phrase]) => ({
  english,
  typed,
  written,
  phrase,
  ...(written === 'historial' ? { gender: 'masculine' as const } : {}),
}))

/** The row for a page about privacy, where nothing but cookies is meant. */
export const COOKIES = {
  english: 'cookies',
  typed: 'galleta',
  written: 'cookie',
  phrase: `galletas?${NOTHING_TO_EAT}`,
}
