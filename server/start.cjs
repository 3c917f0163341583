/**
 * `npm start` and `npm run dev`: runs `server/local.ts`, bundled into JavaScript when its sources changed (decision 57).
 * Plain JavaScript: a loader of TypeScript would read a thousand files at each start and stay in memory.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './local/bundle/bundle-server.mjs';

const ROOT = resolve(import.meta.dirname, '..');

// Frames of errors name the sources, as they do without a bundle.
process.setSourceMapsEnabled(true);
try {
  const folder = await bundleServer(ROOT);
  await import(pathToFileURL(resolve(folder, 'local.mjs')).href);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`\nLens Portal could not start: bundling the server failed: ${reason}`);
  console.error('Mend what it names, or run npm ci if a package is missing, and start again.');
  process.exit(1);
}
