/** `npm run firebase -- --help`: the embedded Firebase by itself, until it is stopped. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createFront, listenLocal } from '../front.ts';
import { openLocalFirebase, type ProjectFile } from '../local-firebase.ts';
import { parseOptions, USAGE, type CommandOptions } from './options.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(USAGE);
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(options: CommandOptions): Promise<void> {
  const { projectId, host, importFolder, exportFolder } = options;
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const firestoreIndexes = await projectFile(options.firestoreIndexes);
  const firebase = await openLocalFirebase({
    projectId,
    folder: options.data,
    firestoreRules: await projectFile(options.firestoreRules),
    storageRules: await projectFile(options.storageRules),
    firestoreIndexes,
    requiresIndexes: firestoreIndexes !== null,
    actionUrl: `http://${host}:${options.port}/auth/action`,
    onMail: ({ to, requestType, link }) => say(`${requestType} for ${to}: ${link}`),
  });
  try {
    if (importFolder !== null) await firebase.importFrom(importFolder);
    const http = createServer((request, response) => {
      if (!firebase.handle(request, response)) response.writeHead(404).end();
    });
    // The client closes what is idle: a server that does, too, may just get a request.
    http.keepAliveTimeout = 0;
    const front = createFront(http, firebase);
    const port = await listenLocal(front, options.port, host);
    sayWhere(projectId, `${host}:${port}`);
    await stopped;
    front.close();
    http.closeAllConnections();
    if (exportFolder !== null) {
      await firebase.exportTo(exportFolder);
      say(`Exported to ${exportFolder}`);
    }
  } finally {
    await firebase.close();
  }
}

function sayWhere(projectId: string, address: string): void {
  say(`The embedded Firebase of ${projectId} listens on ${address}. For the Admin SDK:`);
  for (const name of ['FIREBASE_AUTH', 'FIRESTORE', 'FIREBASE_STORAGE'])
    say(`  export ${name}_EMULATOR_HOST=${address}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function projectFile(file: string | null): Promise<ProjectFile | null> {
  return file === null ? null : { file, source: await readFile(file, 'utf8') };
}
