import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightFirebase } from './server/platform/static/light-firebase.ts';
import { startChunk } from './server/platform/static/start-chunk.ts';
import { tokensStyle } from './server/platform/static/tokens-style.ts';
import { tokensCss } from './src/theme/tokens-css.ts';

const start = startChunk();

/**
 * Files of a few lines that many pages use several of: together they pack better than as a dozen chunks. None of them
 * imports anything that other pages would then load for nothing.
 */
const SMALL_PARTS = [
  { name: 'may', test: /\/domain\/access\/permissions\.ts|\/providers\/session\/use-may\.ts/ },
  ...['en', 'es'].flatMap((locale) => [
    // Texts that several areas have: the area that is loaded anyway holds them.
    { name: `shell-${locale}`, test: new RegExp(`/providers/messages/${locale}/shell[./]`) },
    {
      name: `consultant-${locale}`,
      test: new RegExp(
        `/providers/messages/${locale}/consultant(?:\\.ts|/(?:consultant|pages)\\.ts)|/domain/consultant/calculators/messages/${locale}/pages\\.ts`,
      ),
    },
    {
      name: `calculators-${locale}`,
      test: new RegExp(
        `/domain/consultant/calculators/messages/${locale}/(?!pages)|/providers/messages/${locale}/calculators`,
      ),
    },
    {
      name: `guide-and-ratings-${locale}`,
      test: new RegExp(
        `/providers/messages/${locale}/(?:guide/guide-names|consultant/ratings)\\.ts`,
      ),
    },
  ]),
  {
    name: 'consultant-frame',
    test: /\/src\/consultant\/page\/(?:use-copy|PageHeading|PlaceLink|place|page-names)\.tsx?/,
  },
  { name: 'optics', test: /\/domain\/lens\/optics\// },
  {
    name: 'typed-numbers',
    test: /\/domain\/lens\/(?:model\/signs|typed\/(?:parse|read)-number)\.ts/,
  },
  {
    name: 'calculator-parts',
    test: /\/domain\/consultant\/calculators\/parts\/(?:fields|write|[a-z]+-steps?)\.ts|\/pictures\/Legend\.tsx/,
  },
];

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
    rolldownOptions: { output: { codeSplitting: { groups: [start.group, ...SMALL_PARTS] } } },
    // Browsers without preloading of modules load them a little later.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The largest chunk is the portal itself (react-admin and MUI), which loads after the sign-in.
    chunkSizeWarningLimit: 1_200,
  },
}));
