// Bundles code for Node.

/** Defines `require`, because some packages are still CommonJS and load Node's own modules with it. */
const REQUIRE_BANNER =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Bundles the entry points and everything they import into a few files, which start several times as fast as many.
 * @param {import('esbuild').BuildOptions} options the input, the output, and what to leave out of the bundle
 */
export async function bundleForNode(options) {
  // Imported lazily, because most runs bundle nothing.
  const { build } = await import('esbuild')
  await build({
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    // For the positions in messages of errors (generator/process/stack-frames.mjs).
    sourcemap: 'external',
    sourcesContent: false,
    banner: { js: REQUIRE_BANNER },
    ...options,
  })
}
