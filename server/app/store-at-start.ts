import { FIRST_PASSAGES } from '../consultant/guide/first-passages.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../access/services.ts';
import { installPassages } from '../consultant/guide/install-passages.ts';
import { installDefaultTemplates } from '../emails/templates/install-defaults.ts';
import { inStep } from '../platform/program/start-step.ts';
import { DEFAULT_TEMPLATES } from '../emails/email-sources.ts';

/** Stores what the portal brings, before its first answer: the templates of emails, and the passages of the guide. */
export function storeAtStart(
  app: FastifyInstance,
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
): void {
  const tell = (line: string) => app.log.warn(line);
  app.addHook('onReady', () => {
    const step = { name: 'Storing the templates of emails', waitsFor: 'the database, or MJML' };
    return inStep(step, () => installDefaultTemplates(db, DEFAULT_TEMPLATES, clock), tell);
  });
  app.addHook('onReady', () => {
    const step = { name: 'Storing the passages of the guide', waitsFor: 'the database' };
    return inStep(step, () => installPassages(db, FIRST_PASSAGES, clock), tell);
  });
}
