// Configures how Vite bundles the browser script and the pages for the server. The build passes the base path and output folder.
import { defineConfig, type Plugin } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'
import { refuseForeignCode } from './generator/bundle/foreign-code'
import { PART_SCRIPTS } from './renderer/scripts/part-scripts'

/** The scripts of vite-plugin-ssr that hydrate pages. Our pages are not hydrated and never load them. */
const HYDRATION = ['entries/entry-client-routing', 'entries/entry-server-routing']

/** Replaces them with the scripts of parts that only some pages have. */
const replaceHydration: Plugin = {
  name: 'replace-hydration',
  apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
  options({ input, ...options }) {
    const inputs = input as Readonly<Record<string, string>>
    const entries = Object.entries(inputs).filter(([name]) => !HYDRATION.includes(name))
    const parts = PART_SCRIPTS.map(({ module }) => [module.replace(/\.ts$/, ''), module] as const)
    return { ...options, input: Object.fromEntries<string>([...entries, ...parts]) }
  },
}

/** vite-plugin-ssr searches every folder for templates, including the content, which must never be executed. */
const restrictTemplateFolders: Plugin = {
  name: 'restrict-template-folders',
  enforce: 'pre',
  transform: {
    filter: { id: /virtual:vite-plugin-ssr:importUserCode:/ },
    handler: (code) => code.replaceAll("glob('/**/", "glob('/{pages,renderer}/**/"),
  },
}

export default defineConfig(({ isSsrBuild }) => {
  // The plugin would run foreign code as soon as it starts.
  refuseForeignCode(process.cwd())
  return {
    // No template imports a stylesheet or an image.
    plugins: [
      ssr({ includeAssetsImportedByServer: false }),
      replaceHydration,
      restrictTemplateFolders,
    ],
    esbuild: { jsx: 'automatic' },
    build: {
      target: 'es2022',
      modulePreload: false,
      // Errors name the lines of the source files.
      sourcemap: isSsrBuild ?? false,
      // The server code is bundled again (generator/bundle/bundle-pages.ts), which removes unused code.
      rollupOptions: { treeshake: !isSsrBuild },
    },
    clearScreen: false,
  }
})
