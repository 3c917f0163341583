/** The embedded Firebase with the portal's rules, in a process of its own; tells its CPU time when asked. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createFront, listenLocal, openLocalFirebase } from 'embedded-firebase';

const [projectId, folder] = process.argv.slice(2);
if (!projectId || !folder) throw new Error('Name the project and the folder');

const projectFile = async (file: string) => ({
  file,
  source: await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8'),
});

const firebase = await openLocalFirebase({
  projectId,
  folder,
  firestoreRules: await projectFile('firestore.rules'),
  firestoreIndexes: await projectFile('firestore.indexes.json'),
  storageRules: null,
  actionUrl: 'http://127.0.0.1/auth/action',
});
const http = createServer((request, response) => {
  if (!firebase.handle(request, response)) response.writeHead(404).end();
});
// A pause of the measuring process must not cost it its connections.
http.keepAliveTimeout = 600_000;
process.send?.({ port: await listenLocal(createFront(http, firebase), 0) });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
// Whoever started it is gone.
process.once('disconnect', () => process.exit(0));
