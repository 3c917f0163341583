import { RPC_CODES, RpcError } from '../../base/rpc-error.ts';
import type { FirestoreDocument, ListenResponse } from '../values/types.ts';

/** What a consistent state is called. */
export interface Stamp {
  resumeToken: string;
  readTime: string;
}

export function tokenOf(time: string): string {
  return Buffer.from(time).toString('base64');
}

/** The reverse of `tokenOf`; of what is no token, a time that no commit has. */
export function timeOfToken(token: string): string {
  return Buffer.from(token, 'base64').toString();
}

/** `committed` is the time of the last commit, which names the state whatever the clock did since. */
export function stampOf(committed: string, readTime: string): Stamp {
  return { resumeToken: tokenOf(committed), readTime };
}

export function targetMessage(type: 'ADD' | 'RESET' | 'REMOVE', id: number): ListenResponse {
  return { targetChange: { targetChangeType: type, targetIds: [id] } };
}

export function currentMessage(id: number, stamp: Stamp): ListenResponse {
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...stamp } };
}

/** Concerns all targets of a stream: what came before it is one consistent state. */
export function snapshotMessage(stamp: Stamp): ListenResponse {
  return { targetChange: { targetChangeType: 'NO_CHANGE', ...stamp } };
}

/** Ends a target with the reason; a stranger's error loses its message. */
export function failureMessage(id: number, error: unknown): ListenResponse {
  const known = error instanceof RpcError ? error : new RpcError('INTERNAL', 'Internal error');
  const cause = { code: RPC_CODES[known.status].grpc, message: known.message };
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [id], cause } };
}

export function changeMessage(id: number, document: FirestoreDocument): ListenResponse {
  return { documentChange: { document, targetIds: [id] } };
}

/** A document that left a target: gone altogether, or there but no longer among its rows. */
export function removalMessage(
  id: number,
  removed: { name: string; exists: boolean },
  readTime: string,
): ListenResponse {
  const removal = { document: removed.name, readTime, removedTargetIds: [id] };
  return removed.exists ? { documentRemove: removal } : { documentDelete: removal };
}
