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

export default defineConfig({
  plugins: [react(), keepDialogsInHiddenTabs()],
  // Development bundles dependencies beforehand: the cure must be taken there too.
  optimizeDeps: { rolldownOptions: { plugins: [keepDialogsInHiddenTabs()] } },
  build: { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 1200 },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
