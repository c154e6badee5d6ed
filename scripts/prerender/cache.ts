// Where builds keep what a later one need not make again; to delete it all is never wrong.

export const CACHE = 'node_modules/.cache/site'
