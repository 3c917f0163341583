import { z } from 'zod';
import type { Caller } from '../caller.ts';
import { RpcError } from '../rpc-error.ts';
import type { FirestoreEngine } from './engine-contract.ts';
import type { Fields, FirestoreDocument } from './types.ts';
import { parseShape } from './wire-shapes.ts';

const documentBody = z.object({ fields: z.custom<Fields>(isFieldMap).default({}) });

/** One document by its own URL: GET, PATCH (with `updateMask.fieldPaths`) and DELETE. */
export async function restDocument(
  engine: FirestoreEngine,
  caller: Caller,
  request: { httpMethod: string; name: string; query: URLSearchParams; body: unknown },
): Promise<object> {
  const { httpMethod, name, query, body } = request;
  if (httpMethod === 'GET') return read(engine, caller, name);
  if (httpMethod === 'DELETE') {
    await engine.commit(caller, [{ delete: name }]);
    return {};
  }
  if (httpMethod !== 'PATCH')
    throw new RpcError('UNIMPLEMENTED', `${httpMethod} is not offered for a document`);
  const { fields } = parseShape(documentBody, body);
  const fieldPaths = query.getAll('updateMask.fieldPaths');
  const updateMask = fieldPaths.length > 0 ? { updateMask: { fieldPaths } } : {};
  await engine.commit(caller, [{ update: { name, fields }, ...updateMask }]);
  return read(engine, caller, name);
}

function read(engine: FirestoreEngine, caller: Caller, name: string): FirestoreDocument {
  const document = engine.batchGet(caller, [name])[0]?.document;
  if (!document) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return document;
}

function isFieldMap(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
