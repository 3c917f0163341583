import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { JOURNAL_COLUMNS, journalLines } from '#domain/money/journal/journal-lines.ts';
import {
  journalBatchInputSchema,
  journalBatchSchema,
  journalDaySchema,
  journalSettingsInputSchema,
  journalSettingsSchema,
  journalWaitingSchema,
} from '#domain/money/journal/journal.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import { harmless } from '../../platform/csv/harmless.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { attach } from '../../platform/http/attach.ts';
import { sendPage } from '../../platform/http/content-range.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { listQuerySchema, parseListQuery } from '../../platform/http/list-query.ts';
import { versionSeen, withVersion } from '../../platform/http/versions.ts';
import { idempotently } from '../../platform/idempotency/idempotently.ts';
import { batchList, findBatch, listBatches } from './find-batches.ts';
import { importCsv } from './import-csv.ts';
import { readJournalSettings, saveJournalSettings } from './journal-settings.ts';
import { findWaiting, makeBatch } from './make-batch.ts';
import { batchPages } from './read-batch.ts';

const permission = 'books:open';

/** PY-08: the export of the journal. */
export function registerJournalRoutes(app: FastifyInstance, services: Services): void {
  registerSettings(app, services);
  registerReading(app, services);
  registerMaking(app, services);
}

function registerSettings(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/journal-settings',
    { permission, answers: { 200: journalSettingsSchema } },
    async (_request, reply) => {
      const settings = await readJournalSettings(db);
      return withVersion(reply, settings);
    },
  );
  routes.put(
    '/api/journal-settings',
    {
      permission: 'books:set',
      body: journalSettingsInputSchema,
      answers: { 200: journalSettingsSchema },
    },
    async (request, reply) => {
      const change = { input: request.body, versionSeen: versionSeen(request) };
      const saved = await db.transaction((tx) =>
        saveJournalSettings(tx, { ...change, actor: callerOf(request), now: clock() }),
      );
      return withVersion(reply, saved);
    },
  );
}

function registerReading(app: FastifyInstance, { database: { db }, clock }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/journal-batches',
    { permission, querystring: listQuerySchema, answers: { 200: z.array(journalBatchSchema) } },
    async (request, reply) =>
      sendPage(
        reply,
        'journal-batches',
        await listBatches(db, parseListQuery(request.query, batchList)),
      ),
  );
  routes.get(
    '/api/journal-batches/waiting',
    {
      permission,
      querystring: z.object({ to: journalDaySchema.optional() }),
      answers: { 200: journalWaitingSchema },
    },
    (request) => {
      const to = request.query.to ?? clock().toISOString().slice(0, 10);
      return findWaiting(db, { from: null, to });
    },
  );
  routes.get(
    '/api/journal-batches/:id/journal.csv',
    {
      permission,
      params: z.object({ id: z.string() }),
      answers: { 200: z.unknown().describe('CSV') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { id } = await findBatch(db, request.params.id);
      attach(reply, `journal-${id}.csv`);
      reply.type('text/csv; charset=utf-8');
      return reply.send(journalCsv(db, Number(id)));
    },
  );
}

function registerMaking(app: FastifyInstance, { database, clock }: Services): void {
  apiRoutes(app).post(
    '/api/journal-batches',
    {
      permission: 'books:export',
      answerAgain: async (_request, reply, id) =>
        reply.code(201).send(await findBatch(database.db, id)),
      body: journalBatchInputSchema,
      answers: { 201: journalBatchSchema },
    },
    async (request, reply) => {
      const actor = callerOf(request);
      const { body: input, requestHash } = request;
      const key = idempotencyKeyOf(request);
      const content = ['POST /api/journal-batches', input];
      const batch = await idempotently(
        database,
        { uid: actor.uid, key, requestHash, content },
        {
          make: (tx) => makeBatch(tx, { actor, input, now: clock() }),
          read: (tx, id) => findBatch(tx, id),
        },
      );
      return reply.code(201).send(batch);
    },
  );
}

/** PY-08: the journal of a batch as CSV, with the accounts that are set now. The same batch has the same entries each time. */
function journalCsv(db: Handle, batchId: number): Readable {
  return importCsv([...JOURNAL_COLUMNS], linePages(db, batchId));
}

async function* linePages(db: Handle, batchId: number): AsyncGenerator<string[][]> {
  const settings = await readJournalSettings(db);
  for await (const transactions of batchPages(db, batchId)) {
    yield transactions
      .flatMap((one) => journalLines(one, settings))
      .map((line) => JOURNAL_COLUMNS.map((column) => harmless(line[column])));
  }
}
