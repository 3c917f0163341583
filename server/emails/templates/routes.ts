import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withoutLimits } from '#domain/basics/without-limits.ts';
import {
  emailTemplateSchema,
  previewAnswerSchema,
  templatePreviewSchema,
  templateRestoreSchema,
  templateTestAnswerSchema,
  templateVersionSchema,
} from '#domain/emails/email-template.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import type { RecordDefinition } from '../../access/records/record-definition.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import { updateRecord } from '../../access/records/record-store.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { setVersion, versionSeen } from '../../platform/http/versions.ts';
import { previewTemplate } from './preview-template.ts';
import { sendTest } from './send-test.ts';
import type { TemplateParts } from './template-parts.ts';
import { emailTemplateRecords, MAX_BYTES_OF_TEMPLATE } from './template-records.ts';
import { findTemplateVersion, listTemplateVersions } from './template-versions.ts';

const permission = 'emails:manage';
const params = z.object({ id: z.string().max(60) });
/** Tests leave the portal: enough for somebody who tries something out. */
const TESTS = { max: 10, timeWindow: '1 minute' };

/** EM-02: the templates of emails, their versions, previews and tests. */
export function registerEmailTemplateRoutes(
  app: FastifyInstance,
  services: Services,
  parts: TemplateParts,
): void {
  const definition = emailTemplateRecords(parts, services.clock);
  registerRecordRoutes(app, services, definition);
  registerVersions(app, services);
  registerRestore(app, services, definition);
  registerDrafts(app, services, parts);
}

function registerVersions(app: FastifyInstance, { database: { db } }: Services): void {
  const routes = apiRoutes(app);
  routes.get(
    '/api/email-templates/:id/versions',
    { permission, params, answers: { 200: z.array(templateVersionSchema) } },
    (request) => listTemplateVersions(db, request.params.id),
  );
  routes.get(
    '/api/email-templates/:id/versions/:version',
    {
      permission,
      params: params.extend({ version: z.coerce.number().int().positive().max(2_147_483_647) }),
      answers: { 200: templateVersionSchema },
    },
    (request) => findTemplateVersion(db, request.params),
  );
}

function registerRestore(
  app: FastifyInstance,
  { database: { db } }: Services,
  definition: RecordDefinition,
): void {
  apiRoutes(app).post(
    '/api/email-templates/:id/restore',
    { permission, params, body: templateRestoreSchema, answers: { 200: emailTemplateSchema } },
    async (request, reply) => {
      const { id } = request.params;
      const seen = { id, versionSeen: versionSeen(request) };
      const { subject, mjml, text } = await findTemplateVersion(db, { id, ...request.body });
      const edit = { ...seen, input: { subject, mjml, text }, actor: callerOf(request) };
      const derived = await definition.derive?.(db, edit);
      const restored = await db.transaction((tx) =>
        updateRecord(tx, definition, { ...edit, derived }),
      );
      setVersion(reply, restored.version);
      return withoutLimits(emailTemplateSchema).parse(restored);
    },
  );
}

function registerDrafts(
  app: FastifyInstance,
  { database: { db }, clock }: Services,
  parts: TemplateParts,
): void {
  const routes = apiRoutes(app);
  routes.post(
    '/api/email-templates/preview',
    {
      permission,
      body: templatePreviewSchema,
      answers: { 200: previewAnswerSchema },
      bodyLimit: MAX_BYTES_OF_TEMPLATE,
    },
    (request) => previewTemplate(db, request.body, { caller: callerOf(request), clock }, parts),
  );
  routes.post(
    '/api/email-templates/test',
    {
      permission,
      rateLimit: TESTS,
      body: templatePreviewSchema,
      answers: { 200: templateTestAnswerSchema },
      bodyLimit: MAX_BYTES_OF_TEMPLATE,
    },
    (request) => sendTest(db, request.body, { caller: callerOf(request), clock }, parts),
  );
}
