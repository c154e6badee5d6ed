// The emblems that a staff member without a photo can have. public/emblems.svg has a drawing for each.

export const EMBLEMS = [
  'book',
  'calendar',
  'church',
  'conversation',
  'crib',
  'cup',
  'gift',
  'handshake',
  'heart',
  'house',
  'key',
  'kite',
  'lantern',
  'seedling',
  'stethoscope',
  'telephone',
] as const

/** What people type in place of the name of an emblem: in Spanish, or in another word for the same thing. */
export const EMBLEM_SYNONYMS: Readonly<Record<string, (typeof EMBLEMS)[number]>> = {
  ...{ libro: 'book', biblia: 'book', bible: 'book', calendario: 'calendar', iglesia: 'church' },
  ...{ conversacion: 'conversation', charla: 'conversation', chat: 'conversation', cuna: 'crib' },
  ...{ taza: 'cup', cafe: 'cup', coffee: 'cup', mug: 'cup', regalo: 'gift', present: 'gift' },
  ...{ 'apreton de manos': 'handshake', manos: 'handshake', hands: 'handshake' },
  ...{ corazon: 'heart', casa: 'house', hogar: 'house', home: 'house', llave: 'key' },
  ...{ cometa: 'kite', papalote: 'kite', barrilete: 'kite', linterna: 'lantern', farol: 'lantern' },
  ...{ lamp: 'lantern', lampara: 'lantern', planta: 'seedling', plant: 'seedling' },
  ...{ brote: 'seedling', sprout: 'seedling', retono: 'seedling', estetoscopio: 'stethoscope' },
  ...{ telefono: 'telephone', phone: 'telephone' },
  ...{ '❤': 'heart', '🏠': 'house', '🎁': 'gift', '📖': 'book', '📅': 'calendar', '⛪': 'church' },
  ...{ '🔑': 'key', '🪁': 'kite', '🌱': 'seedling', '🩺': 'stethoscope', '🤝': 'handshake' },
  ...{ '📞': 'telephone', '☎': 'telephone', '☕': 'cup', '💬': 'conversation', '🏮': 'lantern' },
}
