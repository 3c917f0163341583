import { FIRESTORE_RULES } from './firestore-rules.ts';
import { openInProcess } from './in-process.ts';
import { STORAGE_RULES } from './storage-rules.ts';

const [projectId = '', folder = '', port = '0'] = process.argv.slice(2);

const server = await openInProcess({
  projectId,
  folder,
  port: Number(port),
  // From the start: whoever listens again before there are rules is refused for good.
  firestoreRules: { file: 'firestore.rules', source: FIRESTORE_RULES },
  storageRules: { file: 'storage.rules', source: STORAGE_RULES },
});
process.stdout.write(`listening ${server.port}\n`);

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));

// Whoever started it keeps this pipe open: a test run that is cut off leaves no server behind.
process.stdin.once('end', () => process.exit(0)).resume();
