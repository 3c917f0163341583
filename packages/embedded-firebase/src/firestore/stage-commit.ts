import type { Caller } from '../base/caller.ts';
import { permissionDenied } from './query/access.ts';
import type { Access } from './query/access.ts';
import { checkStorable } from './values/document-size.ts';
import type { FirestoreDocument, WriteResult } from './values/types.ts';
import type { CompiledWrite } from './write/compile-write.ts';
import { preconditionError, sequenceError } from './write/precondition.ts';

type Lookup = (name: string) => FirestoreDocument | null;

/** Documents by name as a commit leaves them; null is deleted. */
export type Changes = Map<string, FirestoreDocument | null>;

interface StagedCommit {
  changes: Changes;
  writeResults: WriteResult[];
}

/**
 * Works out what the writes leave, one after the other, without leaving a trace when one fails.
 * @throws RpcError of a precondition, PERMISSION_DENIED, or INVALID_ARGUMENT for a document that cannot be stored
 */
export function stageCommit(
  writes: readonly CompiledWrite[],
  time: string,
  stored: Lookup,
  caller: Caller,
  access: Access,
): StagedCommit {
  const changes: Changes = new Map();
  const current = (name: string) => {
    const staged = changes.get(name);
    return staged === undefined ? stored(name) : staged;
  };
  const writeResults = writes.map((write): WriteResult => {
    const isWritten = changes.has(write.name);
    checkPrecondition(write, { document: current(write.name), isWritten }, caller, access);
    const { document, transformResults } = write.apply(current(write.name), time);
    if (write.kind !== 'verify') changes.set(write.name, document);
    if (write.kind === 'delete') return {};
    const updateTime = document?.updateTime ?? time;
    return transformResults ? { updateTime, transformResults } : { updateTime };
  });
  for (const [name, next] of changes)
    checkWrite(name, next, { stored, current, caller, access, time });
  return { changes, writeResults };
}

interface Before {
  document: FirestoreDocument | null;
  /** By an earlier write of the same commit. */
  isWritten: boolean;
}

/** A precondition that fails shows whether a document is there: only who may read it learns that. */
function checkPrecondition(
  { kind, name, precondition }: CompiledWrite,
  { document, isWritten }: Before,
  caller: Caller,
  access: Access,
): void {
  const error = isWritten
    ? sequenceError(precondition, name, document)
    : preconditionError(precondition, name, document);
  if (!error && kind !== 'verify') return;
  if (!access.mayGet(caller, name, document)) throw permissionDenied('get', name);
  if (error) throw error;
}

interface WriteContext {
  stored: Lookup;
  current: Lookup;
  caller: Caller;
  access: Access;
  /** Is also what a server timestamp of the commit becomes, as rules compare the two. */
  time: string;
}

function checkWrite(
  name: string,
  next: FirestoreDocument | null,
  { stored, current, caller, access, time }: WriteContext,
): void {
  const resource = stored(name);
  const method = writeMethod(resource, next);
  const question = { method, name, resource, next, get: stored, getAfter: current, time };
  if (!access.allows(caller, question)) throw permissionDenied(method, name);
  if (next) checkStorable(name, next.fields);
}

function writeMethod(
  resource: FirestoreDocument | null,
  next: FirestoreDocument | null,
): 'create' | 'update' | 'delete' {
  if (!next) return 'delete';
  return resource ? 'update' : 'create';
}
