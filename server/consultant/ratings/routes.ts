import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { maskIdentity } from '#domain/consultant/conversation/mask-identity.ts';
import { consultantRatingInputSchema } from '#domain/consultant/requests/consultant-rating.ts';
import { receivedSchema } from '#domain/consultant/requests/consultant-request.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { receiveOnce } from '../visitors/receive.ts';
import { consultantRatingRecords } from './rating-records.ts';
import { consultantRatings } from './table.ts';

/** VC-03: whether an answer helped; with an `Idempotency-Key` once. The lab's staff read it. */
export function registerConsultantRatings(app: FastifyInstance, services: Services): void {
  apiRoutes(app).post(
    '/api/consultant/ratings',
    { permission: 'public', body: consultantRatingInputSchema, answers: { 201: receivedSchema } },
    async (request, reply) => {
      const received = await receiveOnce(services, request, {
        deed: 'rating',
        body: request.body,
        store: async (tx, typed, held) => {
          const id = randomUUID();
          const question = maskIdentity(typed.question).text;
          const comment = maskIdentity(typed.comment).text;
          const createdAt = services.clock();
          await tx
            .insert(consultantRatings)
            .values({ ...typed, id, question, comment, held, createdAt });
          return id;
        },
        isHeld: async (tx, id) => {
          const ofId = and(eq(consultantRatings.id, id), eq(consultantRatings.held, true));
          return (await tx.$count(consultantRatings, ofId)) > 0;
        },
      });
      return reply.code(201).send(received);
    },
  );
  registerRecordRoutes(app, services, consultantRatingRecords);
}
