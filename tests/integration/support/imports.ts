import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { until } from 'test-tools/until.ts';
import { expect } from 'vitest';
import type { ImportKind } from '#domain/import/import-columns.ts';
import {
  importLineSchema,
  importSchema,
  type Import,
  type ImportCheck,
} from '#domain/import/import.ts';
import type { TestPortal } from './portal.ts';

/** A file of accounts that would succeed. */
export const CUSTOMERS_CSV = 'Account,Practice\n300900,Harbour Optics\n';

/** The request that sends a file. */
export function sendFile(content: string, kind: ImportKind = 'customers'): InjectOptions {
  return {
    method: 'POST',
    url: '/api/imports',
    headers: { 'idempotency-key': randomUUID() },
    payload: { kind, fileName: `${kind}.csv`, content, locale: 'en' },
  };
}

/** Sends a file as the super admin. */
export async function sent(
  portal: TestPortal,
  content: string,
  kind: ImportKind = 'customers',
): Promise<Import> {
  const response = await portal.request('super', sendFile(content, kind));
  expect(response.statusCode).toBe(201);
  return importSchema.parse(response.json());
}

/** Takes a step of an import in the version that was seen. */
export async function step(
  portal: TestPortal,
  { id, version }: Pick<Import, 'id' | 'version'>,
  name: 'check' | 'start' | 'cancel' | 'continue',
  payload?: object,
) {
  return portal.step('super', `/api/imports/${id}/${name}`, version, payload);
}

/** Waits until the lines are worked through. */
export async function settled(portal: TestPortal, id: string): Promise<Import> {
  return until(async () => {
    const response = await portal.request('super', { method: 'GET', url: `/api/imports/${id}` });
    const found = importSchema.parse(response.json());
    expect(['checking', 'applying']).not.toContain(found.status);
    return found;
  });
}

interface CheckOptions {
  kind?: ImportKind;
  sendEmails?: boolean;
  answers?: Partial<ImportCheck['answers']>;
}

/** Sends a file and runs it dry, with the suggested columns. */
export async function checked(
  portal: TestPortal,
  content: string,
  { kind = 'customers', sendEmails = false, answers = {} }: CheckOptions = {},
): Promise<Import> {
  const file = await sent(portal, content, kind);
  const response = await step(portal, file, 'check', {
    mapping: file.mapping,
    sendEmails,
    answers,
  });
  expect(response.statusCode).toBe(200);
  return settled(portal, file.id);
}

/** Sends a file, runs it dry, and imports it. */
export async function imported(
  portal: TestPortal,
  content: string,
  options: CheckOptions = {},
): Promise<Import> {
  const dry = await checked(portal, content, options);
  expect((await step(portal, dry, 'start')).statusCode).toBe(200);
  return settled(portal, dry.id);
}

/** Returns the lines of an import with an outcome. */
export async function linesOf(portal: TestPortal, id: string, outcome?: string) {
  const filter = encodeURIComponent(JSON.stringify(outcome ? { outcome } : {}));
  const url = `/api/imports/${id}/lines?filter=${filter}&range=[0,99]`;
  const response = await portal.request('super', { method: 'GET', url });
  expect(response.statusCode).toBe(200);
  return importLineSchema.array().parse(response.json());
}
