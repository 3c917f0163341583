/**
 * `npm start` and `npm run dev`: runs `server/local.ts`, bundled into JavaScript when its sources changed (decision 57).
 * Plain JavaScript: a loader of TypeScript would read a thousand files at each start and stay in memory. CommonJS: a
 * module is read by the thread pool, whose size would be settled then.
 */
const { execFile } = require('node:child_process');
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { promisify } = require('node:util');

// Each thread keeps what it once took: 16 MB after the first password that it hashed.
process.env.UV_THREADPOOL_SIZE ??= '2';

const SAY_EVERY = 15_000;

/** Bundles in a process of its own, whose memory is free afterwards, for as long as it takes. */
async function bundle() {
  const script = resolve(__dirname, 'local/bundle/bundle-process.mjs');
  const began = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.error(`Bundling the server has taken ${seconds} s. It goes on; nothing has failed.`);
  }, SAY_EVERY);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      script,
      resolve(__dirname, '..'),
    ]);
    return stdout;
  } catch (error) {
    console.error(
      `\nLens Portal could not start: bundling the server failed: ${error.stderr || error.message}`,
    );
    console.error('Mend what it names, or run npm ci if a package is missing, and start again.');
    return process.exit(1);
  } finally {
    clearInterval(timer);
  }
}

void bundle().then((folder) => import(pathToFileURL(resolve(folder, 'local.mjs')).href));
