// The light and dark colors of the illustrations in content/images. docs/design/drawings.md shows them as tables.

/** Maps each color that an illustration may use to its dark version, which shows it in lamplight. */
export const TONES: Readonly<Record<string, string>> = {
  '#FBF3E4': '#cfc5b2',
  '#EBD7B4': '#b39c76',
  '#DCE9E2': '#94aba3',
  '#E9B44C': '#d79f42',
  '#D98C6A': '#b9735a',
  '#B4532A': '#9c4a2a',
  '#5B7A91': '#4f7088',
  '#8DB5A2': '#6a9484',
  '#1F5A4C': '#2b6a59',
  '#143C33': '#10342b',
  '#1B2E36': '#0b1519',
  '#E8B998': '#d3a283',
  '#C98F6B': '#b57f5d',
  '#8D5A3B': '#8d5a3d',
  '#5C3A28': '#6d4731',
}

export type ColorRole = {
  readonly dark: string
  /** What has this role, for the table. */
  readonly label: string
}

/** Elements with a dark color of their own, by the class that they have in the illustrations. */
export const ROLES: Readonly<Record<string, ColorRole>> = {
  'sky-top': { dark: '#15303a', label: 'The sky above' },
  'sky-low': { dark: '#456c6d', label: 'The sky above the hills' },
  'sky-warm': { dark: '#5d7168', label: 'The same under a sky that is warm by day' },
  evening: { dark: '#33525c', label: 'Blue of the evening: sky, far hills, a room' },
  moon: { dark: '#e6d3a0', label: 'The sun, which is the moon at night' },
  halo: { dark: '#b5b189', label: 'The light around it' },
  'hill-far': { dark: '#4f7a78', label: 'Far hills' },
  hill: { dark: '#2f5550', label: 'Hills' },
  'hill-near': { dark: '#1f433b', label: 'Near hills' },
  ground: { dark: '#15302a', label: 'The ground in front of them' },
  pine: { dark: '#0f2721', label: 'Leaves of trees' },
  leaves: { dark: '#1d4c40', label: 'Leaves of broad trees' },
  trunk: { dark: '#261d19', label: 'Trunks of trees' },
  path: { dark: '#7a7260', label: 'Paths and walks' },
  mist: { dark: '#6f8f8c', label: 'Mist' },
  land: { dark: '#22383a', label: 'The land on the map' },
  'map-hill': { dark: '#2f5a4e', label: 'Hills on the map' },
  house: { dark: '#73705f', label: 'Walls of houses' },
  roof: { dark: '#74402b', label: 'Roofs' },
  light: { dark: '#ffcf73', label: 'Lit windows, lamps, bulbs' },
  glass: { dark: '#ffe9ba', label: 'The glass of a lantern' },
  flame: { dark: '#f0a238', label: 'Flames' },
  glow: { dark: '#f2b55a', label: 'The light around a lamp' },
  wall: { dark: '#2a443d', label: 'Walls of rooms' },
  'wall-lit': { dark: '#435246', label: 'The same, nearer to the lamp' },
  floor: { dark: '#463a30', label: 'Floors' },
  frame: { dark: '#6f786c', label: 'Frames of windows, posts of a porch' },
  pane: { dark: '#1b3641', label: 'The sky in a window' },
  linen: { dark: '#a39a86', label: 'Tablecloths' },
  table: { dark: '#7d5440', label: 'Tops of tables' },
  logo: { dark: '#b7c5be', label: 'Logos, which are on the page itself' },
  wood: { dark: '#553826', label: 'Dark wood' },
}
