// The colors of the drawings in content/images, by day and by night. docs/design/drawings.md shows them as tables.

/** Every color that a drawing may use, and how a thing of that color looks at night, in the light of a lamp. */
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

export type Role = {
  readonly night: string
  /** What has this role, for the table. */
  readonly what: string
}

/** What changes more at night than its tone, as the classes in the drawings call it. */
export const ROLES: Readonly<Record<string, Role>> = {
  'sky-top': { night: '#15303a', what: 'The sky above' },
  'sky-low': { night: '#456c6d', what: 'The sky above the hills' },
  'sky-warm': { night: '#5d7168', what: 'The same under a sky that is warm by day' },
  evening: { night: '#33525c', what: 'Blue of the evening: sky, far hills, a room' },
  moon: { night: '#e6d3a0', what: 'The sun, which is the moon at night' },
  halo: { night: '#b5b189', what: 'The light around it' },
  'hill-far': { night: '#4f7a78', what: 'Far hills' },
  hill: { night: '#2f5550', what: 'Hills' },
  'hill-near': { night: '#1f433b', what: 'Near hills' },
  ground: { night: '#15302a', what: 'The ground in front of them' },
  pine: { night: '#0f2721', what: 'Leaves of trees' },
  leaves: { night: '#1d4c40', what: 'Leaves of broad trees' },
  trunk: { night: '#261d19', what: 'Trunks of trees' },
  path: { night: '#7a7260', what: 'Paths and walks' },
  mist: { night: '#6f8f8c', what: 'Mist' },
  land: { night: '#22383a', what: 'The land on the map' },
  park: { night: '#2f5a4e', what: 'Parks on the map' },
  house: { night: '#73705f', what: 'Walls of houses' },
  roof: { night: '#74402b', what: 'Roofs' },
  light: { night: '#ffcf73', what: 'Lit windows, lamps, bulbs' },
  glass: { night: '#ffe9ba', what: 'The glass of a lantern' },
  flame: { night: '#f0a238', what: 'Flames' },
  glow: { night: '#f2b55a', what: 'The light around a lamp' },
  wall: { night: '#2a443d', what: 'Walls of rooms' },
  'wall-lit': { night: '#435246', what: 'The same, nearer to the lamp' },
  floor: { night: '#463a30', what: 'Floors' },
  frame: { night: '#6f786c', what: 'Frames of windows, posts of a porch' },
  pane: { night: '#1b3641', what: 'The sky in a window' },
  linen: { night: '#a39a86', what: 'Tablecloths' },
  table: { night: '#7d5440', what: 'Tops of tables' },
  logo: { night: '#b7c5be', what: 'Logos, which stand on the page itself' },
  wood: { night: '#553826', what: 'Dark wood' },
}
