import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { FirestoreEngine } from '../engine-contract.ts';
import { listPage } from '../query/list-page.ts';
import { parseCollectionId, parseDocumentName, parseParent } from '../values/document-name.ts';
import { invalid, isRecord } from '../values/invalid.ts';
import { compileMask } from '../values/projection.ts';
import type { Fields } from '../values/types.ts';
import { known, parseShape } from '../values/wire-shapes.ts';
import type { UnaryCall } from './rpc-calls.ts';
import { maskShape } from './write-shape.ts';
import { writtenDocument } from './written-document.ts';

const readTime = z.undefined({ error: 'reading at a past time is not supported' }).optional();

const listDocumentsRequest = z.strictObject({
  parent: z.string(),
  collectionId: z.string().default(''),
  pageSize: z.number().int().min(0).default(0),
  pageToken: z.string().default(''),
  orderBy: z.string().default(''),
  mask: maskShape.optional(),
  showMissing: z.boolean().default(false),
  transaction: z.string().optional(),
  readTime,
});

const createDocumentRequest = z.strictObject({
  parent: z.string(),
  collectionId: z.string(),
  documentId: z.string().default(''),
  document: z
    .strictObject({
      name: z.literal('', 'must not be set: the document gets its name here').optional(),
      fields: z.custom<Fields>(isRecord, 'must be a map of values').default({}),
      createTime: known,
      updateTime: known,
    })
    .default({ fields: {} }),
  mask: maskShape.optional(),
});

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

/** The calls on a collection, which over REST have no name but its URL: GET lists it, POST adds to it. */
export function collectionCalls(engine: FirestoreEngine) {
  return {
    listDocuments: (caller, request) => {
      const { mask, ...listing } = parseShape(listDocumentsRequest, request);
      const masked = compileMask(mask);
      if (listing.collectionId !== '') parseCollectionId(listing.collectionId);
      const { documents, nextPageToken } = listPage(engine, caller, listing);
      const shown = documents.map((row) => ('fields' in row ? masked(row) : row));
      return {
        ...(shown.length > 0 && { documents: shown }),
        ...(nextPageToken !== undefined && { nextPageToken }),
      };
    },
    createDocument: async (caller, request) => {
      const { parent, collectionId, documentId, document, mask } = parseShape(
        createDocumentRequest,
        request,
      );
      const masked = compileMask(mask);
      const collection = `${parseParent(parent)}/${parseCollectionId(collectionId)}`;
      if (documentId.includes('/')) throw invalid(`Not an id: ${JSON.stringify(documentId)}`);
      const name = parseDocumentName(`${collection}/${documentId || automaticId()}`);
      const { fields } = document;
      await engine.commit(caller, [
        { update: { name, fields }, currentDocument: { exists: false } },
      ]);
      return masked(writtenDocument(engine, name));
    },
  } satisfies Record<string, UnaryCall>;
}

/** As the SDKs make them. */
function automaticId(): string {
  const characters = Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(62)]);
  return characters.join('');
}
