import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type NoticesRead,
  noticePageSchema,
  noticeQuerySchema,
  noticesReadSchema,
} from '#domain/emails/notices/notice.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { Services } from '../../access/services.ts';
import type { Handle } from '../../platform/database/database.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { countUnread, listNotices } from './list-notices.ts';
import { publishNotices } from './publish-notices.ts';
import { notices } from './table.ts';

const permission = 'notices:own';

/** EM-04: each user's own notices, behind the bell. */
export function registerNoticeRoutes(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
): void {
  const routes = apiRoutes(app);

  routes.get(
    '/api/notices',
    { permission, querystring: noticeQuerySchema, answers: { 200: noticePageSchema } },
    (request) => listNotices(db, { uid: callerOf(request).uid, before: request.query.before }),
  );

  routes.post(
    '/api/notices/read',
    {
      permission,
      body: noticesReadSchema,
      answers: { 200: z.object({ unread: z.number().int() }) },
    },
    async (request, reply) => {
      const { uid } = callerOf(request);
      await db.transaction((tx) => readNotices(tx, { uid, read: request.body, now: clock() }));
      return reply.send({ unread: await countUnread(db, uid) });
    },
  );
}

/** Marks notices of the user as read, and notifies their other tabs. Ids of other users change nothing. */
async function readNotices(
  tx: Handle,
  { uid, read, now }: { uid: string; read: NoticesRead; now: Date },
): Promise<void> {
  const meant = 'ids' in read ? inArray(notices.id, read.ids) : lte(notices.id, read.upTo);
  const changed = await tx
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.uid, uid), isNull(notices.readAt), meant))
    .returning({ uid: notices.uid, id: notices.id });
  await publishNotices(tx, changed);
}
