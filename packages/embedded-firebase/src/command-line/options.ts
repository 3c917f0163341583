import { parseArgs } from 'node:util';

/** What the command line asks for; files and folders as they were typed. */
export interface CommandOptions {
  projectId: string;
  port: number;
  host: string;
  data: string | null;
  importFolder: string | null;
  exportFolder: string | null;
  firestoreRules: string | null;
  firestoreIndexes: string | null;
  storageRules: string | null;
}

export const USAGE = `The embedded Firebase (Auth, Firestore, Storage) on one port of this machine.

  --project <id>              demo-local if left out
  --port <number>             9099 if left out; 0 takes any
  --host <address>            127.0.0.1 if left out; loopback only
  --data <folder>             keeps everything there; in memory if left out
  --import <folder>           begins with an export, of this Firebase or of Google's emulators
  --export-on-exit <folder>   writes an export when it is stopped by Ctrl+C or SIGTERM
  --firestore-rules <file>    only the administrator may, if left out
  --storage-rules <file>      only the administrator may, if left out
  --firestore-indexes <file>  every query is answered, if left out
`;

/** @throws Error that says what is wrong with the arguments */
export function parseOptions(args: string[]): CommandOptions | 'help' {
  const { values } = parseArgs({
    args,
    options: {
      project: { type: 'string', default: 'demo-local' },
      port: { type: 'string', default: '9099' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      import: { type: 'string' },
      'export-on-exit': { type: 'string' },
      'firestore-rules': { type: 'string' },
      'firestore-indexes': { type: 'string' },
      'storage-rules': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port ${values.port} is no port`);
  if (!/^[a-z0-9-]+$/.test(values.project)) throw new Error(`--project ${values.project} is no id`);
  return {
    projectId: values.project,
    port: Number(values.port),
    host: values.host,
    data: values.data ?? null,
    importFolder: values.import ?? null,
    exportFolder: values['export-on-exit'] ?? null,
    firestoreRules: values['firestore-rules'] ?? null,
    firestoreIndexes: values['firestore-indexes'] ?? null,
    storageRules: values['storage-rules'] ?? null,
  };
}
