import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  audiencePreviewSchema,
  LETTER_STEPS,
  letterAudienceSchema,
  letterLanguageSchema,
  letterSchema,
  renderedLetterSchema,
  type LetterStep,
} from '#domain/emails/letter.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { previewAudience, type AudienceParts } from './letter-audience.ts';
import { letterRecords } from './letter-records.ts';
import { moveLetter } from './move-letter.ts';
import { renderLetter, testLetter } from './try-letter.ts';

interface LetterOptions {
  parts: AudienceParts;
  /** The portal's address: a letter needs a link to unsubscribe. */
  portalUrl: string | undefined;
}

const params = z.object({ id: z.string() });

/** EM-03: letters to selected customers. */
export function registerLetterRoutes(
  app: FastifyInstance,
  services: Services,
  options: LetterOptions,
): void {
  registerRecordRoutes(app, services, letterRecords(services.clock));
  registerTrying(app, services, options);
  for (const step of LETTER_STEPS) registerStep(app, services, { ...options, step });
}

function registerStep(
  app: FastifyInstance,
  { database, clock }: Services,
  { step, portalUrl }: LetterOptions & { step: LetterStep },
): void {
  apiRoutes(app).post(
    `/api/letters/:id/${step}`,
    { permission: 'emails:manage', params, answers: { 200: letterSchema } },
    async (request, reply) => {
      if (step === 'start') requirePortalUrl(portalUrl);
      const seen = { id: request.params.id, versionSeen: versionSeen(request) };
      const move = { ...seen, step, actor: callerOf(request), now: clock() };
      const letter = await database.db.transaction((tx) => moveLetter(tx, move));
      setVersion(reply, letter.version);
      return reply.send(letter);
    },
  );
}

function registerTrying(
  app: FastifyInstance,
  { database: { db }, clock, provider }: Services,
  { parts, portalUrl }: LetterOptions,
): void {
  const routes = apiRoutes(app);
  const permission = 'emails:manage';
  routes.post(
    '/api/letters/audience',
    { permission, body: letterAudienceSchema, answers: { 200: audiencePreviewSchema } },
    (request) => previewAudience(db, request.body, parts),
  );
  routes.post(
    '/api/letters/:id/render',
    { permission, params, body: letterLanguageSchema, answers: { 200: renderedLetterSchema } },
    (request) => renderLetter(db, { ...request.params, ...request.body, provider, portalUrl }),
  );
  routes.post(
    '/api/letters/:id/test',
    { permission, params, body: letterLanguageSchema, answers: { 204: z.null() } },
    async (request, reply) => {
      requirePortalUrl(portalUrl);
      const test = { ...request.params, ...request.body, caller: callerOf(request), now: clock() };
      await db.transaction((tx) => testLetter(tx, test));
      return reply.code(204).send(null);
    },
  );
}

/** @throws Problem 409 */
function requirePortalUrl(portalUrl: string | undefined): void {
  if (portalUrl) return;
  const message = 'A letter needs a link to unsubscribe. Set PORTAL_URL and the mail server first';
  throw new Problem('conflict', message);
}
