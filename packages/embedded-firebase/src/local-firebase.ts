import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Caller } from './base/caller.ts';
import { applyCors, requestUrl, sendJson } from './base/http.ts';
import { RpcError } from './base/rpc-error.ts';
import { exportTo, importFrom } from './export/transfer.ts';
import type { FirestoreEngine } from './firestore/engine-contract.ts';
import { openFirestoreEngine } from './firestore/engine.ts';
import { createFirestoreGrpc } from './firestore/grpc/grpc.ts';
import { Indexes } from './firestore/query/indexes.ts';
import { createFirestoreRest } from './firestore/rest/rest.ts';
import type { Authorize } from './firestore/values/types.ts';
import { createWebChannel } from './firestore/webchannel/webchannel.ts';
import type { CallableHandler } from './functions/callable.ts';
import { createFunctions } from './functions/functions.ts';
import { refuseForeign, refuseProduction } from './guards.ts';
import type { ActionMail } from './identity/accounts/identity-context.ts';
import type { PasswordPolicy } from './identity/accounts/records.ts';
import { callerFromAuthorization } from './identity/accounts/tokens.ts';
import { openIdentity } from './identity/identity.ts';
import type { DiskRefusals } from './journal/disk-refusals.ts';
import { compileRules, type Ruleset } from './rules/check/compile.ts';
import { firestoreAccess } from './rules/firestore-access.ts';
import { storageAccess } from './rules/storage-access.ts';
import { RulesError } from './rules/syntax/rules-error.ts';
import { openStorage, type Storage } from './storage/storage.ts';

/** Where Google's interfaces live, as the SDKs put them behind an emulator's address. */
const PREFIXES = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/google.firestore.v1.Firestore/',
  '/v1/projects/',
  '/v0/b/',
  '/b/',
  '/storage/v1/b/',
  '/upload/storage/v1/b/',
  '/download/storage/v1/b/',
  '/emulator/',
  '/internal/setRules',
];

const ADMIN: Caller = { admin: true, auth: null };

/** A file of the project, as it was read. */
export interface ProjectFile {
  /** As error messages name it. */
  file: string;
  source: string;
}

export interface LocalFirebaseOptions {
  projectId: string;
  /** Where journals and files are kept; null keeps everything in memory. */
  folder: string | null;
  /** Null: nobody but the administrator may read or write. */
  firestoreRules: ProjectFile | null;
  storageRules: ProjectFile | null;
  /** `firestore.indexes.json`; null: queries have only the indexes that every field has by itself. */
  firestoreIndexes: ProjectFile | null;
  /** False: every query is answered, also those that production refuses for want of an index. Left out, true. */
  requiresIndexes?: boolean;
  /** Where e-mail links point, for example `http://127.0.0.1:3000/auth/action`. */
  actionUrl: string;
  functions?: Record<string, CallableHandler>;
  onMail?: (mail: ActionMail) => void | Promise<void>;
  /** Whether answers keep quiet about which accounts exist; left out, as it was kept, at first true. */
  emailEnumerationProtection?: boolean;
  /** How long passwords are that users choose; left out, as it was kept, at first what Firebase asks of all. */
  passwordPolicy?: PasswordPolicy;
  /** Whether users may delete themselves from a browser; left out, as in new projects, they may. */
  usersMayDelete?: boolean;
  /** In ms. */
  now?: () => number;
  /** Hears which files the disk refuses to write. */
  refusals?: DiskRefusals;
}

export interface LocalFirebase {
  /** False for paths that are not Firebase's: those are the caller's to answer. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  acceptGrpc(socket: Socket): void;
  /** Writes an export as Google's emulators do. @throws ExportError */
  exportTo(folder: string): Promise<void>;
  /** Reads an export of this or of Google's emulators. @throws ExportError */
  importFrom(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * An embedded Firebase: identity, Firestore, storage and callables for the official SDKs.
 * @throws Error under NODE_ENV=production, and when a journal or the file of indexes is damaged. @throws RulesError.
 */
export async function openLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  refuseProduction(process.env.NODE_ENV);
  const { projectId, folder, requiresIndexes = true, now = Date.now, refusals } = options;
  const inFolder = (name: string) => (folder === null ? null : join(folder, name));
  // Before anything is opened: rules that do not parse must leave nothing behind.
  const authorize = firestoreAuthorize(options.firestoreRules);
  const storageRules = options.storageRules && compile(options.storageRules);
  const indexes = openIndexes(options.firestoreIndexes);
  const callerOf = (header: string | undefined) =>
    callerFromAuthorization(header, { projectId, now });

  const identity = await openIdentity({ ...options, file: inFolder('identity.jsonl') });
  const file = inFolder('firestore.jsonl');
  const required = requiresIndexes ? { indexes } : {};
  const engine = await openFirestoreEngine({ file, authorize, now, refusals, ...required });
  const storage = await openLocalStorage(options, storageRules, engine, callerOf);
  const channel = createWebChannel(engine, callerOf);
  const grpc = createFirestoreGrpc(engine, callerOf);
  const rest = createFirestoreRest(engine, callerOf, {
    setRules: (source) =>
      engine.setAuthorize(byClient(() => firestoreAuthorize({ file: 'firestore.rules', source }))),
  });
  const functions = createFunctions({ projectId, functions: options.functions ?? {}, callerOf });
  const transfer = { projectId, engine, users: identity.users, objects: storage.objects, now };
  const parts = [identity, channel, rest, storage, functions];

  return {
    handle(request, response) {
      if (!isFirebasePath(projectId, request.url ?? '/')) return false;
      if (refuseForeign(request, response) || applyCors(request, response)) return true;
      if (!parts.some((part) => part.handle(request, response))) notFound(response);
      return true;
    },
    exportTo: (target) => exportTo(transfer, target),
    importFrom: (source) => importFrom(transfer, source),
    acceptGrpc: (socket) => grpc.acceptConnection(socket),
    async close() {
      channel.close();
      await grpc.close();
      await Promise.all([identity.close(), engine.close(), storage.close()]);
    },
  };
}

/** Storage whose rules may look into Firestore. */
async function openLocalStorage(
  { projectId, folder, now = Date.now, refusals }: LocalFirebaseOptions,
  rules: Ruleset | null,
  engine: FirestoreEngine,
  callerOf: (header: string | undefined) => Caller,
): Promise<Storage> {
  const getDocument = (name: string) => engine.batchGet(ADMIN, [name])[0]?.document ?? null;
  const accessOf = (ruleset: Ruleset) =>
    storageAccess(ruleset, { firestore: { project: projectId, getDocument } });
  let access = rules ? accessOf(rules) : () => false;
  return openStorage({
    folder: folder === null ? null : join(folder, 'storage'),
    authorize: (check) => access(check),
    setRules(source) {
      access = accessOf(compile({ file: 'storage.rules', source }));
    },
    callerOf,
    now,
    refusals,
  });
}

function firestoreAuthorize(rules: ProjectFile | null): Authorize {
  return rules ? firestoreAccess(compile(rules)) : () => false;
}

function openIndexes(file: ProjectFile | null): Indexes {
  return file
    ? Indexes.parse(file.source, file.file)
    : new Indexes({ composites: [], overrides: [] });
}

/** Rules that a client sent and that do not compile are its own fault: 400 with file, line and column. */
function byClient<Result>(compileRules: () => Result): Result {
  try {
    return compileRules();
  } catch (error) {
    if (error instanceof RulesError) throw new RpcError('INVALID_ARGUMENT', error.message);
    throw error;
  }
}

function compile({ source, file }: ProjectFile): Ruleset {
  return compileRules(source, file);
}

function notFound(response: ServerResponse): void {
  const message = 'The local Firebase does not know this call';
  sendJson(response, 404, { error: { code: 404, status: 'NOT_FOUND', message } });
}

/** Whether a request is for Firebase; functions live under the project's own name. */
function isFirebasePath(projectId: string, url: string): boolean {
  const { pathname } = requestUrl(url);
  return [...PREFIXES, `/${projectId}/`].some((prefix) => pathname.startsWith(prefix));
}
