import { RPC_CODES, RpcError } from '../rpc-error.ts';
import type { FirestoreDocument, ListenResponse } from './types.ts';

/** Any time serves as token, as a resumed target gets its full state in any case. */
export function tokenOf(time: string): string {
  return Buffer.from(time).toString('base64');
}

export function targetMessage(type: 'ADD' | 'RESET' | 'REMOVE', id: number): ListenResponse {
  return { targetChange: { targetChangeType: type, targetIds: [id] } };
}

export function currentMessage(id: number, time: string): ListenResponse {
  const token = { resumeToken: tokenOf(time), readTime: time };
  return { targetChange: { targetChangeType: 'CURRENT', targetIds: [id], ...token } };
}

/** Concerns all targets of a stream: what came before it is one consistent state. */
export function snapshotMessage(time: string): ListenResponse {
  const token = { resumeToken: tokenOf(time), readTime: time };
  return { targetChange: { targetChangeType: 'NO_CHANGE', ...token } };
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
