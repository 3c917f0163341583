import type { FastifyInstance } from 'fastify';
import {
  consultantRequestInputSchema,
  receivedSchema,
} from '#domain/consultant/requests/consultant-request.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { receiveOnce } from '../visitors/receive.ts';
import { findRequest } from './find-request.ts';
import { consultantRequestRecords } from './request-records.ts';
import { storeRequest } from './store-request.ts';

/** VC-03: a practice asks a consultant; with an `Idempotency-Key` once. The lab's staff handle what was asked. */
export function registerConsultantRequests(app: FastifyInstance, services: Services): void {
  apiRoutes(app).post(
    '/api/consultant/requests',
    { permission: 'public', body: consultantRequestInputSchema, answers: { 201: receivedSchema } },
    async (request, reply) => {
      const received = await receiveOnce(services, request, {
        deed: 'request',
        body: request.body,
        store: (tx, typed, held) => storeRequest(tx, typed, { now: services.clock(), held }),
        isHeld: async (tx, id) => (await findRequest(tx, id))?.held ?? false,
      });
      return reply.code(201).send(received);
    },
  );
  registerRecordRoutes(app, services, consultantRequestRecords(services.clock));
}
