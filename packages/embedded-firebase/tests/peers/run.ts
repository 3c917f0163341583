/**
 * `npm run test:peers -- <peer> <folder>`: runs a peer's suite, in a folder where it is checked out and built, against
 * the embedded Firebase. It fails when a test fails that is not listed, and when a listed one passes: the number of
 * those that pass can only rise.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openInProcess } from '#tests/sdk/support/in-process.ts';
import { compareWithExpected, parseExpectedFailures } from './expected-failures.ts';
import { PEERS, type Peer } from './peers.ts';

const PROJECT_ID = 'demo-peers';

/** The web SDK's suite is signed in as nobody. */
const OPEN = {
  file: 'peers.rules',
  source: `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents/{document=**} { allow read, write; }
    }`,
};

const [name = '', folder = ''] = process.argv.slice(2);
const peer = PEERS[name];
if (!peer || folder === '') {
  console.error(
    `npm run test:peers -- <peer> <folder>, of the peers ${Object.keys(PEERS).join(', ')}`,
  );
  process.exitCode = 2;
} else if (!existsSync(join(folder, peer.built))) {
  console.error(
    `${folder} has no ${peer.built}. Clone ${peer.source}` +
      (peer.prepare === null ? '' : `, then run in it: ${peer.prepare}`),
  );
  process.exitCode = 2;
} else {
  process.exitCode = (await isAsExpected(peer, resolve(folder))) ? 0 : 1;
}

async function isAsExpected({ run }: Peer, at: string): Promise<boolean> {
  const list = await readFile(new URL(`${name}.txt`, import.meta.url), 'utf8');
  const expected = parseExpectedFailures(list);
  const server = await openInProcess({
    projectId: PROJECT_ID,
    requiresIndexes: false,
    firestoreRules: OPEN,
  });
  try {
    const address = `127.0.0.1:${server.port}`;
    const results = await run(at, { address, projectId: PROJECT_ID });
    const { unlisted, mended, absent } = compareWithExpected(results, expected);
    show('failed and is not listed', unlisted);
    show(`passed: take it off tests/peers/${name}.txt`, mended);
    show('is listed and did not run', absent);
    const all = results.passed.size + results.failed.size;
    say(`${name}: ${results.passed.size} of ${all} tests passed, ${expected.size} are listed`);
    return unlisted.length + mended.length + absent.length === 0;
  } finally {
    await server.close();
  }
}

function show(what: string, titles: readonly string[]): void {
  for (const title of titles) say(`${what}: ${title}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
