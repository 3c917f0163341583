import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  audiencePreviewSchema,
  CAMPAIGN_STEPS,
  campaignAudienceSchema,
  campaignLanguageSchema,
  campaignSchema,
  renderedCampaignSchema,
  type CampaignStep,
} from '#domain/emails/campaign.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { previewAudience, type AudienceParts } from './campaign-audience.ts';
import { campaignRecords } from './campaign-records.ts';
import { moveCampaign } from './move-campaign.ts';
import { renderCampaign, testCampaign } from './try-campaign.ts';

interface CampaignOptions {
  parts: AudienceParts;
  /** The portal's address: a campaign needs a link to unsubscribe. */
  portalUrl: string | undefined;
}

const params = z.object({ id: z.string() });

/** EM-03: campaigns to selected customers. */
export function registerCampaignRoutes(
  app: FastifyInstance,
  services: Services,
  options: CampaignOptions,
): void {
  registerRecordRoutes(app, services, campaignRecords(services.clock));
  registerTrying(app, services, options);
  for (const step of CAMPAIGN_STEPS) registerStep(app, services, { ...options, step });
}

function registerStep(
  app: FastifyInstance,
  { database, clock }: Services,
  { step, portalUrl }: CampaignOptions & { step: CampaignStep },
): void {
  apiRoutes(app).post(
    `/api/letters/:id/${step}`,
    { permission: 'emails:manage', params, answers: { 200: campaignSchema } },
    async (request, reply) => {
      if (step === 'start') requirePortalUrl(portalUrl);
      const seen = { id: request.params.id, versionSeen: versionSeen(request) };
      const move = { ...seen, step, actor: callerOf(request), now: clock() };
      const campaign = await database.db.transaction((tx) => moveCampaign(tx, move));
      setVersion(reply, campaign.version);
      return reply.send(campaign);
    },
  );
}

function registerTrying(
  app: FastifyInstance,
  { database: { db }, clock, provider }: Services,
  { parts, portalUrl }: CampaignOptions,
): void {
  const routes = apiRoutes(app);
  const permission = 'emails:manage';
  routes.post(
    '/api/letters/audience',
    { permission, body: campaignAudienceSchema, answers: { 200: audiencePreviewSchema } },
    (request) => previewAudience(db, request.body, parts),
  );
  routes.post(
    '/api/letters/:id/render',
    { permission, params, body: campaignLanguageSchema, answers: { 200: renderedCampaignSchema } },
    (request) => renderCampaign(db, { ...request.params, ...request.body, provider, portalUrl }),
  );
  routes.post(
    '/api/letters/:id/test',
    { permission, params, body: campaignLanguageSchema, answers: { 204: z.null() } },
    async (request, reply) => {
      requirePortalUrl(portalUrl);
      const test = { ...request.params, ...request.body, caller: callerOf(request), now: clock() };
      await db.transaction((tx) => testCampaign(tx, test));
      return reply.code(204).send(null);
    },
  );
}

/** @throws Problem 409 */
function requirePortalUrl(portalUrl: string | undefined): void {
  if (portalUrl) return;
  const message =
    'A campaign needs a link to unsubscribe. Set PORTAL_URL and the mail server first';
  throw new Problem('conflict', message);
}
