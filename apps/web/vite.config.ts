import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const spread = '...panelRef.current,';
const focusOnly = 'focus: () => panelRef.current?.focus(),';

/**
 * A page in a hidden tab (React's Activity) whose dialog was opened crashes on return: the dialog copies the handle of
 * its panel before React has restored it. Asking for the handle at the moment of use cures it. The build fails when the
 * text to replace is gone, so that an upgrade is noticed.
 */
function keepDialogsInHiddenTabs(): Plugin {
  return {
    name: 'keep-dialogs-in-hidden-tabs',
    transform: {
      filter: { id: /@rc-component[\\/]dialog[\\/](?:es|lib)[\\/]Dialog[\\/]Content[\\/]index\.js/ },
      handler(code) {
        if (!code.includes(spread))
          throw new Error('@rc-component/dialog changed: look at keepDialogsInHiddenTabs again');
        return { code: code.replace(spread, focusOnly), map: null };
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
  plugins: [react(), keepDialogsInHiddenTabs(), writeCompressed()],
  // Development bundles dependencies beforehand: the cure must be taken there too.
  optimizeDeps: { rolldownOptions: { plugins: [keepDialogsInHiddenTabs()] } },
  build: { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 1200 },
  // Development against a server that runs elsewhere: API_URL=http://127.0.0.1:8081 npx vite.
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
});
