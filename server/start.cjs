/**
 * `npm start` and `npm run dev`: runs `server/local.ts`, bundled into JavaScript when its sources changed (decision 57).
 * Plain JavaScript: a loader of TypeScript would read a thousand files at each start and stay in memory. CommonJS: a
 * module is read by the thread pool, whose size would be settled then.
 */
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');

// Each thread keeps what it once took: 16 MB after the first password that it hashed.
process.env.UV_THREADPOOL_SIZE ??= '2';

async function start() {
  const { bundleServer } = await import('./local/bundle/bundle-server.mjs');
  const folder = await bundleServer(resolve(__dirname, '..'));
  await import(pathToFileURL(resolve(folder, 'local.mjs')).href);
}

start().catch((error) => {
  console.error(`\nLens Portal could not start: bundling the server failed: ${error.message}`);
  console.error('Mend what it names, or run npm ci if a package is missing, and start again.');
  process.exit(1);
});
