import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where a dependency does not survive being hidden and shown again (React's Activity), and what cures it. */
const cures = [
  {
    // Copies the panel's handle before React has restored it: a page whose dialog was open crashes on return.
    file: /@rc-component[\\/]dialog[\\/](?:es|lib)[\\/]Dialog[\\/]Content[\\/]index\.js/,
    text: '...panelRef.current,',
    cure: 'focus: () => panelRef.current?.focus(),',
  },
  {
    // Takes being hidden for being removed: drawn again meanwhile, an open dialog forgets what was typed into it.
    file: /@rc-component[\\/]motion[\\/](?:es|lib)[\\/]hooks[\\/]useStatus\.js/,
    text: 'mountedRef.current = false;',
    cure: '',
  },
] as const;

/** Takes the cures while bundling. The build fails when a text to replace is gone, so that an upgrade is noticed. */
function surviveHiddenTabs(): Plugin {
  return {
    name: 'survive-hidden-tabs',
    transform: {
      filter: { id: cures.map(({ file }) => file) },
      handler(code, id) {
        const found = cures.find(({ file }) => file.test(id));
        if (!found) return undefined;
        if (!code.includes(found.text)) throw new Error(`${id} changed: look at surviveHiddenTabs again`);
        return { code: code.replace(found.text, found.cure), map: null };
      },
    },
  };
}

/** The server hands out `.gz` files where they lie beside the plain ones: compressed once, when built, and well. */
function writeCompressed(): Plugin {
  return {
    name: 'write-compressed',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|svg)$/.test(name)) continue;
        const path = join(dir, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), surviveHiddenTabs(), writeCompressed()],
  // Development bundles dependencies beforehand: the cures must be taken there too.
  optimizeDeps: { rolldownOptions: { plugins: [surviveHiddenTabs()] } },
  build: { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 1200 },
  // Development against a server that runs elsewhere: API_URL=http://127.0.0.1:8081 npx vite.
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
