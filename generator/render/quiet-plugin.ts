// Keeps some lines that vite-plugin-ssr always prints out of the output (docs/decisions/versions.md). Import this before the plugin.

/** Printed whenever the plugin is loaded. */
export const RENAME_NOTICE =
  'The vite-plugin-ssr project has been renamed to Vike, see https://vite-plugin-ssr.com/vike'

const UNWANTED = [
  RENAME_NOTICE,
  // Vite's advice about code of the plugin.
  "Please update `as: 'extractExportNames'`",
  // A mistake in the code, which the dev server prints itself when a page runs into it.
  'Failed to transpile',
  // A box below errors that are complete.
  "Error isn't helpful? See https://vite-plugin-ssr.com/errors#verbose",
  // How long the search for templates took on a busy machine.
  'took an unexpected long time',
]

/** Marks what the dev server prints for every request, in colors: its path, its status, and all routes if it has none. */
const REQUEST_TAGS = /\[vite-plugin-ssr\].*\[request\(\d+\)\]/

for (const method of ['log', 'warn', 'error'] as const) {
  const print = console[method].bind(console)
  const isUnwanted = (text: unknown) =>
    typeof text === 'string' &&
    (UNWANTED.some((line) => text.includes(line)) ||
      // Errors of a request have its tags too.
      (method === 'log' && REQUEST_TAGS.test(text)))
  console[method] = (...args: unknown[]) => {
    if (!isUnwanted(args[0])) print(...args)
  }
}
