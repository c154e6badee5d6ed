// How Vite bundles the browser's script and the server's pages. The build passes its base and folder on.
import { defineConfig, type Plugin } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'

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

/** vite-plugin-ssr looks for templates in every folder, so also in those of thousands of posts and of their pages. */
const templatesInTheirFolders: Plugin = {
  name: 'templates-in-their-folders',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /virtual:vite-plugin-ssr:importUserCode:server/ },
    handler: (code) => code.replaceAll("glob('/**/", "glob('/{pages,renderer}/**/"),
  },
}

export default defineConfig(({ isSsrBuild }) => ({
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
    // What renders pages is bundled once more (generator/bundle/bundle.ts), which leaves out what nobody uses.
    rollupOptions: { treeshake: !isSsrBuild },
  },
  clearScreen: false,
}))
