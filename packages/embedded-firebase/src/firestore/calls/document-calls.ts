import { z } from 'zod';
import { RpcError } from '../../base/rpc-error.ts';
import type { FirestoreEngine } from '../engine-contract.ts';
import { parseDocumentName } from '../values/document-name.ts';
import { compileMask } from '../values/projection.ts';
import type { Fields, Write } from '../values/types.ts';
import { named, parseShape, pastReadTime } from '../values/wire-shapes.ts';
import type { UnaryCall } from './rpc-calls.ts';
import { documentShape, maskShape, preconditionShape } from './write-shape.ts';
import { writtenDocument } from './written-document.ts';

const getDocumentRequest = z.strictObject({
  name: z.string(),
  mask: maskShape.optional(),
  transaction: z.string().optional(),
  readTime: pastReadTime,
});

interface UpdateDocumentRequest extends Pick<Write, 'updateMask' | 'currentDocument'> {
  document: { name?: unknown; fields?: Fields };
  mask?: object;
}

const updateDocumentRequest = named<UpdateDocumentRequest>(
  z.strictObject({
    document: documentShape,
    updateMask: maskShape.optional(),
    mask: maskShape.optional(),
    currentDocument: preconditionShape.optional(),
  }),
);

const deleteDocumentRequest = named<{ name: string } & Pick<Write, 'currentDocument'>>(
  z.strictObject({ name: z.string(), currentDocument: preconditionShape.optional() }),
);

/** The calls on one document, which over REST have no name but its URL: GET, PATCH and DELETE. */
export function documentCalls(engine: FirestoreEngine) {
  return {
    getDocument: (caller, request) => {
      const { name, mask, transaction } = parseShape(getDocumentRequest, request);
      const masked = compileMask(mask);
      const document = engine.batchGet(caller, [name], transaction)[0]?.document;
      if (!document) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
      return masked(document);
    },
    updateDocument: async (caller, request) => {
      const { document, mask, ...write } = parseShape(updateDocumentRequest, request);
      const masked = compileMask(mask);
      const name = parseDocumentName(document.name);
      await engine.commit(caller, [{ ...write, update: { ...document, name } }]);
      return masked(writtenDocument(engine, name));
    },
    deleteDocument: async (caller, request) => {
      const { name, ...write } = parseShape(deleteDocumentRequest, request);
      await engine.commit(caller, [{ ...write, delete: name }]);
      return {};
    },
  } satisfies Record<string, UnaryCall>;
}
