// How Vite bundles the browser's script and the server's pages. The build passes its base and folder on.
import { defineConfig } from 'vite'
import ssr from 'vite-plugin-ssr/plugin'

export default defineConfig({
  plugins: [ssr()],
  esbuild: { jsx: 'automatic' },
  build: { target: 'es2022', modulePreload: false },
  clearScreen: false,
})
