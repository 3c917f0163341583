import type { FastifyInstance } from 'fastify';
import {
  previewAnswerSchema,
  templatePreviewSchema,
  templateTestAnswerSchema,
} from '#domain/emails/email-template.ts';
import { callerOf } from '../../access/caller/caller-of.ts';
import { registerRecordRoutes } from '../../access/records/record-routes.ts';
import type { Services } from '../../access/services.ts';
import { apiRoutes } from '../../platform/http/api-routes.ts';
import { previewTemplate } from './preview-template.ts';
import { sendTest } from './send-test.ts';
import type { TemplateParts } from './template-parts.ts';
import { emailTemplateRecords, MAX_BYTES_OF_TEMPLATE } from './template-records.ts';

const permission = 'emails:manage';
/** Tests leave the portal: enough for somebody who tries something out. */
const TESTS = { max: 10, timeWindow: '1 minute' };

/** EM-02: the templates of emails, their versions, previews and tests. */
export function registerEmailTemplateRoutes(
  app: FastifyInstance,
  services: Services,
  parts: TemplateParts,
): void {
  registerRecordRoutes(app, services, emailTemplateRecords(parts, services.clock));
  registerDrafts(app, services, parts);
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
