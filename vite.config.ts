// How Vite bundles the browser's script and the server's pages. The build passes its base and folder on.
import { defineConfig, type Plugin } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'
import { refuseForeignCode } from './generator/bundle/foreign-code'

/** vite-plugin-ssr's own scripts, which hydrate pages. Ours are not hydrated, and no page asks for them. */
const HYDRATION = ['entries/entry-client-routing', 'entries/entry-server-routing']

const withoutHydration: Plugin = {
  name: 'without-hydration',
  apply: 'build',
  options({ input, ...options }) {
    const entries = Object.entries(input ?? {}).filter(([name]) => !HYDRATION.includes(name))
    return { ...options, input: Object.fromEntries(entries) }
  },
}

/** vite-plugin-ssr looks for templates in every folder, so also in the content, which must not be run. */
const templatesInTheirFolders: Plugin = {
  name: 'templates-in-their-folders',
  enforce: 'pre',
  transform: {
    filter: { id: /virtual:vite-plugin-ssr:importUserCode:/ },
    handler: (code) => code.replaceAll("glob('/**/", "glob('/{pages,renderer}/**/"),
  },
}

export default defineConfig(({ isSsrBuild }) => {
  // The plugin runs them as soon as it starts.
  refuseForeignCode(process.cwd())
  return {
    // No template imports a stylesheet or a picture.
    plugins: [
      ssr({ includeAssetsImportedByServer: false }),
      withoutHydration,
      templatesInTheirFolders,
    ],
    esbuild: { jsx: 'automatic' },
    build: {
      target: 'es2022',
      modulePreload: false,
      // What renders pages is bundled once more (generator/bundle/bundle-pages.ts), which leaves out what nobody uses.
      rollupOptions: { treeshake: !isSsrBuild },
    },
    clearScreen: false,
  }
})
