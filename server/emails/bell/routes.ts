import {
  noticePageSchema,
  noticeQuerySchema,
  noticesReadSchema,
} from '#domain/emails/notices/notice.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '#server/access/caller/caller-of.ts';
import type { Services } from '#server/access/services.ts';
import { errorResponses } from '#server/platform/http/error-responses.ts';
import { countUnread, listNotices } from './list-notices.ts';
import { readNotices } from './read-notices.ts';

const config = { permission: 'notices:own' } as const;

/** EM-04: each user's own notices, behind the bell. */
export function registerNoticeRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/api/notices',
    {
      config,
      schema: {
        querystring: noticeQuerySchema,
        response: { 200: noticePageSchema, ...errorResponses },
      },
    },
    (request) => listNotices(db, { uid: callerOf(request).uid, before: request.query.before }),
  );

  typed.post(
    '/api/notices/read',
    {
      config,
      schema: {
        body: noticesReadSchema,
        response: { 200: z.object({ unread: z.number().int() }), ...errorResponses },
      },
    },
    async (request, reply) => {
      const { uid } = callerOf(request);
      await db.transaction((tx) => readNotices(tx, { uid, read: request.body, now: clock() }));
      return reply.send({ unread: await countUnread(db, uid) });
    },
  );
}
