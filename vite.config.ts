import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightFirebase } from './server/platform/static/light-firebase.ts';
import { startChunk } from './server/platform/static/start-chunk.ts';
import { tokensStyle } from './server/platform/static/tokens-style.ts';
import { tokensCss } from './src/theme/tokens-css.ts';

const start = startChunk();

/** The formulas of optics are a few lines each, and pages use several: one chunk packs better than a dozen. */
const OPTICS = { name: 'optics', test: /\/domain\/lens\/optics\// };

/**
 * `vite build --mode embedded` is what `npm start` serves, `vite build` what goes to production; each has its
 * own folder. Code for the embedded mode stands behind `import.meta.env.MODE === 'embedded'`, which the other
 * build removes.
 */
export default defineConfig(({ mode }) => ({
  plugins: [lightFirebase(), start.plugin, tokensStyle(tokensCss), react()],
  resolve: {
    alias: [
      // Its package names only the CommonJS build, which would bring a second copy of Firebase along.
      { find: /^react-admin-firebase$/, replacement: 'react-admin-firebase/dist/index.esm.mjs' },
    ],
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
  },
  build: {
    outDir: `dist/${mode}`,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [start.group, OPTICS] } } },
    // Browsers without preloading of modules load them a little later.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The largest chunk is the portal itself (react-admin and MUI), which loads after the sign-in.
    chunkSizeWarningLimit: 1_200,
  },
}));
