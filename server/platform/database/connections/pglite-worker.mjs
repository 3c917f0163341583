/**
 * PGlite in a thread of its own, so that a long scan does not stall the server. It takes the bytes that a
 * client of PostgreSQL sends and answers with the bytes that it would have received, in order.
 *
 * Plain JavaScript on purpose: loaders do not reach into threads, and one for TypeScript in here would cost
 * another 55 MB of memory and half a second at every start.
 */

import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * PGlite's defaults reserve 128 MB, which WebAssembly never gives back; the operating system caches the
 * files anyway. With these the process needs about 180 MB less.
 */
const SETTINGS = ['shared_buffers=16MB', 'wal_buffers=1MB', 'max_connections=5'];

const { folder, dump, modules } = workerData;

/**
 * What PGlite reads of a Blob. Node reads a real one piece by piece, which takes half a second for a dump.
 */
function tarFile({ buffer, byteOffset, byteLength }) {
  return {
    type: 'application/x-tar',
    arrayBuffer: async () => buffer.slice(byteOffset, byteOffset + byteLength),
  };
}

const pglite = await PGlite.create({
  dataDir: folder ?? 'memory://',
  ...(dump && { loadDataDir: tarFile(await readFile(dump)) }),
  ...modules,
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
});

parentPort.on('message', async (message) => {
  if (message === 'close') {
    await pglite.close();
    parentPort.close();
    return;
  }
  // A copy: PGlite goes on using the buffer behind what it answers.
  const answer = pglite.execProtocolRawSync(message).slice();
  parentPort.postMessage(answer, [answer.buffer]);
});
parentPort.postMessage('ready', []);
