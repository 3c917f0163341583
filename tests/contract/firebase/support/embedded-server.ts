import { createServer } from 'node:http';
import { createFront, listenLocal } from '#local-firebase/front.ts';
import { openLocalFirebase } from '#local-firebase/local-firebase.ts';
import { SUITE_INDEXES } from './suite-indexes.ts';

const [projectId = '', folder = '', port = '0'] = process.argv.slice(2);

const firebase = await openLocalFirebase({
  projectId,
  folder,
  firestoreRules: null,
  storageRules: null,
  firestoreIndexes: SUITE_INDEXES,
  actionUrl: 'http://127.0.0.1/auth/action',
});
const http = createServer((request, response) => {
  if (!firebase.handle(request, response)) response.writeHead(404).end();
});
const front = createFront(http, firebase);
process.stdout.write(`listening ${await listenLocal(front, Number(port))}\n`);

process.once('SIGTERM', () => {
  front.close();
  http.closeAllConnections();
  void firebase.close().then(() => process.exit(0));
});

// Whoever started it keeps this pipe open: a test run that is cut off leaves no server behind.
process.stdin.once('end', () => process.exit(0)).resume();
