// How Vite bundles the browser's script and the server's pages. The build passes its base and folder on.
import { defineConfig } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'

export default defineConfig({
  // No code imports a stylesheet or a picture, so the plugin need not look for them in what renders the pages.
  plugins: [ssr({ includeAssetsImportedByServer: false })],
  esbuild: { jsx: 'automatic' },
  build: { target: 'es2022', modulePreload: false },
  clearScreen: false,
})
