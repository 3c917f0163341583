import { z } from 'zod';
import { labels, notOffered, pastReadTime } from '../values/wire-shapes.ts';
import { structuredAggregationQuery, structuredQuery } from './query-shape.ts';
import { maskShape, writeShape } from './write-shape.ts';

/** The requests of google.firestore.v1.Firestore that are answered once, whichever transport brings them. */

const readTime = pastReadTime;

const transactionOptions = z
  .strictObject({
    readOnly: z.strictObject({ readTime }).optional(),
    readWrite: z.strictObject({ retryTransaction: z.string().optional() }).optional(),
  })
  .refine(({ readOnly, readWrite }) => !(readOnly && readWrite), {
    message: 'a transaction is either readOnly or readWrite',
  });

/** Reads take part in the transaction named, or in a new one whose id they answer first. */
const consistency = {
  transaction: z.string().optional(),
  newTransaction: transactionOptions.optional(),
  readTime,
};

/** `projects/P/databases/D`: over HTTP it is in the path. */
const database = z.string();

const explainOptions = notOffered('the plan of a query');

const writes = z.array(writeShape).default([]);

export const batchGetRequest = z.strictObject({
  database,
  documents: z.array(z.string()).default([]),
  mask: maskShape.optional(),
  ...consistency,
});

export const runQueryRequest = z.strictObject({
  parent: z.string(),
  structuredQuery,
  explainOptions,
  ...consistency,
});

export const runAggregationRequest = z.strictObject({
  parent: z.string(),
  structuredAggregationQuery,
  explainOptions,
  ...consistency,
});

export const commitRequest = z.strictObject({
  database,
  writes,
  transaction: z.string().optional(),
});

export const batchWriteRequest = z.strictObject({ database, writes, labels });

export const beginTransactionRequest = z.strictObject({
  database: database.optional(),
  options: transactionOptions.optional(),
});

export const rollbackRequest = z.strictObject({
  database: database.optional(),
  transaction: z.string(),
});

export const listCollectionIdsRequest = z.strictObject({
  parent: z.string(),
  pageSize: z.int32().min(0).optional(),
  pageToken: z.string().optional(),
  readTime,
});
