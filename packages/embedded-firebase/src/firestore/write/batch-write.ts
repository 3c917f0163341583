import type { Caller } from '../../base/caller.ts';
import { RPC_CODES, rpcErrorBody } from '../../base/rpc-error.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { invalid, isRecord } from '../values/invalid.ts';
import type { CommitOptions, Write } from '../values/types.ts';

/**
 * Each write stands alone: one that fails does not hinder the others.
 * @throws RpcError INVALID_ARGUMENT for all of them when two are of one document, as their order would be anybody's guess
 */
export async function batchWrite(
  engine: FirestoreEngine,
  caller: Caller,
  writes: Write[],
  options: CommitOptions,
) {
  refuseRepeated(writes);
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const { writeResults } = await engine.commit(caller, [write], options);
        return { result: writeResults[0] ?? {}, status: {} };
      } catch (error) {
        return { result: {}, status: statusOf(error) };
      }
    }),
  );
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
}

function refuseRepeated(writes: readonly Write[]): void {
  const seen = new Set<unknown>();
  for (const write of writes) {
    const name = nameOf(write);
    if (name !== undefined && seen.has(name))
      throw invalid(`A batch may write a document once only: ${JSON.stringify(name)}`);
    seen.add(name);
  }
}

/** Of a write that nobody has checked yet. */
function nameOf({ update, transform, delete: deleted, verify }: Write): unknown {
  if (isRecord(update)) return update.name;
  return isRecord(transform) ? transform.document : (deleted ?? verify);
}

/** A google.rpc.Status. */
function statusOf(error: unknown): { code: number; message: string } {
  const { status, message } = rpcErrorBody(error).error;
  return { code: RPC_CODES[status].grpc, message };
}
