import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { rawBodyOf, takeRawBody } from '../../platform/http/raw-bytes.ts';
import { readDsn } from './dsn.ts';
import { isAuthentic } from './is-authentic.ts';
import { UnreadableReport, type MailReport, type MailReportAdapter } from './mail-report.ts';
import { readPostmark } from './postmark.ts';
import { takeReport } from './take-report.ts';

const ADAPTERS: ReadonlyMap<string, MailReportAdapter> = new Map([
  ['postmark', readPostmark],
  ['dsn', readDsn],
]);

/** A returned email is part of some reports. */
const MAX_BYTES = 1024 * 1024;
/** A mail service reports many bounces after a campaign to all customers. */
const PER_MINUTE = 1_200;

/**
 * EM-03: `POST /api/mail/events/:provider`, where mail services report bounces and complaints. Public, but signed. Without
 * a secret nobody is believed, and there is no such provider.
 */
export async function registerMailReports(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  secret: string | undefined,
): Promise<void> {
  await app.register(async (scope) => {
    takeRawBody(scope, MAX_BYTES);
    apiRoutes(scope).post(
      '/api/mail/events/:provider',
      {
        permission: 'public',
        rateLimit: { max: PER_MINUTE, timeWindow: '1 minute', keyGenerator: ({ ip }) => ip },
        params: z.object({ provider: z.string().max(40) }),
        answers: { 204: z.null() },
        bodyLimit: MAX_BYTES,
      },
      async (request, reply) => {
        const { provider } = request.params;
        const read = ADAPTERS.get(provider);
        if (!read || !secret) throw new Problem('not-found', 'There is no such provider');
        const body = rawBodyOf(request);
        const { authorization, 'x-signature-256': signature } = request.headers;
        const signed = { authorization, signature: [signature].flat()[0], body };
        if (!isAuthentic(signed, secret)) throw new Problem('unauthenticated', 'Not signed');
        const reports = await readReports(read, body);
        for (const report of reports) {
          await db.transaction((tx) => takeReport(tx, { provider, report, now: clock() }));
        }
        return reply.code(204).send(null);
      },
    );
  });
}

async function readReports(read: MailReportAdapter, body: Buffer): Promise<MailReport[]> {
  try {
    return await read(body);
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    throw new Problem('bad-request', error.message, { cause: error });
  }
}
