// Bundles code for Node.

/** Some packages are still CommonJS, and ask for Node's own modules by require. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Puts the entries and all that they import into a few files, which start several times as fast as many.
 * @param {import('esbuild').BuildOptions} options where it comes from and goes to, and what is left outside
 */
export async function bundleForNode(options) {
  // Loaded only now: most runs bundle nothing.
  const { build } = await import('esbuild')
  await build({
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: { js: REQUIRE },
    ...options,
  })
}
