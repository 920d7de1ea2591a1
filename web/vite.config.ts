import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $parts: here('./src/parts'), $source: here('../src/digsite') } },
  build: {
    outDir: here('../src/digsite/server/page'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no inline scripts or styles
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
