import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** `mode` is the single page that is built: `operator` of operators, which admin-api serves; else of users, from platform. */
export default defineConfig(({ mode }) => ({
  root: mode === 'operator' ? join(here, 'operator') : here,
  publicDir: join(here, 'public'),
  plugins: [react()],
  resolve: { conditions: ['@entity-registry/source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': { target: process.env.DASHBOARD_BACKEND ?? 'http://127.0.0.1:4100' } } },
  build: {
    outDir: join(here, 'dist', `${mode}.new`),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is put into the page as text: its policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    reportCompressedSize: false,
  },
}));
