import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** `mode` selects the app: `operator` for operators, served by admin-api; otherwise for users, served by platform. */
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
    // No inlined assets: the page's policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    reportCompressedSize: false,
  },
}));
