import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkLayers } from './build/chunk-layers.ts';
import {
  cureDependencies,
  leaveDutiesOut,
  leaveFiltersOut,
  leaveSchemasOut,
  writeCompressed,
} from './build/plugins.ts';
import { writeReferences } from './build/write-references.ts';

const layers = chunkLayers();

export default defineConfig({
  plugins: [
    react(),
    leaveSchemasOut(),
    leaveDutiesOut(),
    leaveFiltersOut(),
    cureDependencies(),
    writeCompressed(),
    writeReferences(),
    layers.plugin,
  ],
  // Development bundles dependencies beforehand: the cures must be taken there too.
  optimizeDeps: { rolldownOptions: { plugins: [cureDependencies()] } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    // Lists of what each page imports weighed more than any page: the browser reads that from the page itself. Its
    // styles must be named, and what the first page needs.
    modulePreload: {
      // Every browser that this build is for knows it; the script that taught others was one more request of each page.
      polyfill: false,
      resolveDependencies: (_file, wanted, { hostType }) =>
        hostType === 'html' ? wanted : wanted.filter((name) => name.endsWith('.css')),
    },
    // antd's parts do nothing when loaded and do not say so: whole libraries came with one name of theirs.
    rolldownOptions: {
      // The application, and what anybody reads without signing in: there the pages of the record alone carry the verifier.
      input: ['index.html', 'portal.html', 'record.html'],
      // Some icons of menus are also in pages: those come with the pages, which is as it should be.
      checks: { ineffectiveDynamicImport: false },
      // What many pages share comes in a few files: a hundred small ones compress badly, and are found level by level.
      output: {
        codeSplitting: {
          // A group takes what it names and no more: else a list brought what only other pages need.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 1 },
            { name: layers.layerOf, debugName: 'layers' },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false }] },
    },
  },
  // Development against a server that runs elsewhere: API_URL=http://127.0.0.1:8081 npx vite.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/portal'].map((path) => [path, process.env.API_URL ?? 'http://127.0.0.1:8080']),
    ),
  },
});
