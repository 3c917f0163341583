import type { Caller } from '../../base/caller.ts';
import { RpcError } from '../../base/rpc-error.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import type { FirestoreDocument } from '../values/types.ts';

const ADMIN: Caller = { admin: true, auth: null };

/**
 * What a call answers that wrote a document: the rules let the caller write it, and the answer is no read that they are
 * asked about.
 * @throws RpcError ABORTED for one that somebody else deleted meanwhile
 */
export function writtenDocument(engine: FirestoreEngine, name: string): FirestoreDocument {
  const written = engine.batchGet(ADMIN, [name])[0]?.document;
  if (!written) throw new RpcError('ABORTED', `"${name}" was deleted at the same time`);
  return written;
}
