// The colors of the site, apart from the theme, so that a build that draws nothing does not load MUI.

export const palettes = {
  light: {
    primary: { main: '#1f5a4c', dark: '#143c33', contrastText: '#ffffff' },
    secondary: { main: '#a84a22', dark: '#8a3a18', contrastText: '#ffffff' },
    background: { default: '#fbf7f0', paper: '#ffffff' },
    text: { primary: '#20302b', secondary: '#4a5a54' },
    divider: '#e2d8c6',
    band: {
      soft: '#eef3ec',
      deep: '#143c33',
      onDeep: '#f3ede0',
      quietOnDeep: '#c2c6ba',
      edgeOnDeep: '#5b7670',
    },
    mark: { flame: '#e9b44c' },
    medallion: {
      sky: '#dce9e2',
      sun: '#f9e6b8',
      hill: '#8db5a2',
      farHill: '#b4cec1',
      paper: '#fffaf0',
    },
  },
  dark: {
    primary: { main: '#93cdb7', dark: '#b5dfcf', contrastText: '#0f201a' },
    secondary: { main: '#f2a981', dark: '#f7c3a5', contrastText: '#2b1408' },
    background: { default: '#101815', paper: '#19231f' },
    text: { primary: '#eef2ee', secondary: '#b7c5be' },
    divider: '#32413b',
    band: {
      soft: '#16211d',
      deep: '#0b110f',
      onDeep: '#e4ebe6',
      quietOnDeep: '#b4bbb7',
      edgeOnDeep: '#4a5b54',
    },
    mark: { flame: '#e9b44c' },
    medallion: {
      sky: '#1a363d',
      sun: '#365049',
      hill: '#1f433b',
      farHill: '#2a554f',
      paper: '#e0d5be',
    },
  },
}
