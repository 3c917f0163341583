import { z } from 'zod';
import type { FirestoreEngine } from '../engine-contract.ts';
import { structuredQuery, write } from '../values/wire-shapes.ts';

type AggregationQuery = Parameters<FirestoreEngine['runAggregation']>[2];

/** Reading the past would need every version of a document; better refused than answered wrongly. */
const readTime = z.undefined({ error: 'reading at a past time is not supported' }).optional();

const transactionOptions = z.looseObject({ readOnly: z.looseObject({ readTime }).optional() });

/** Reads take part in the transaction named, or in a new one whose id they answer first. */
const consistency = {
  transaction: z.string().optional(),
  newTransaction: transactionOptions.optional(),
  readTime,
};

/** `projects/P/databases/D`: over HTTP it is in the path. */
const database = z.string();

export const batchGetRequest = z.object({
  database,
  documents: z.array(z.string()),
  mask: z.unknown().optional(),
  ...consistency,
});

export const runQueryRequest = z.object({ parent: z.string(), structuredQuery, ...consistency });

const aggregationQuery = z.custom<AggregationQuery>(
  (input) =>
    z.object({ structuredQuery, aggregations: z.array(z.looseObject({})) }).safeParse(input)
      .success,
  'an aggregation query has a structuredQuery and aggregations',
);

export const runAggregationRequest = z.object({
  parent: z.string(),
  structuredAggregationQuery: aggregationQuery,
  ...consistency,
});

export const commitRequest = z.object({
  database,
  writes: z.array(write).default([]),
  transaction: z.string().optional(),
});

export const batchWriteRequest = z.object({ database, writes: z.array(write).default([]) });

export const beginTransactionRequest = z.object({ options: transactionOptions.optional() });

export const rollbackRequest = z.object({ transaction: z.string() });

export const listCollectionIdsRequest = z.object({ parent: z.string(), readTime });
