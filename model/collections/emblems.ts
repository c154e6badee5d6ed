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
