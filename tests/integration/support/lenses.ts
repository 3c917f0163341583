import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { lensInputSchema, type LensInput } from '#domain/schemas/lens-change.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';
import type { TestPortal } from './portal.ts';

/** Returns a lens of the catalogue as API input, with `changes`. */
export function lensInput(id: string, changes: Partial<LensInput> = {}): LensInput {
  const lens = catalogue.find((one) => one.id === id);
  if (!lens) throw new Error(`The catalogue has no lens ${id}`);
  return lensInputSchema.parse({ ...lens, changeNote: 'As agreed', ...changes });
}

/** The same with other limits of one parameter. */
export function withLimits(
  id: string,
  name: string,
  limits: { min?: number; max?: number; default?: number | null },
): LensInput {
  const input = lensInput(id);
  const parameters = input.parameters.map((parameter) =>
    parameter.name === name && parameter.kind === 'number'
      ? { ...parameter, ...limits }
      : parameter,
  );
  return { ...input, parameters };
}

export function createLens(
  portal: TestPortal,
  input: unknown,
  { key = randomUUID(), person = 'super' }: { key?: string; person?: Person } = {},
): Promise<LightMyRequestResponse> {
  return portal.request(person, {
    method: 'POST',
    url: '/api/lenses',
    headers: { 'idempotency-key': key },
    payload: input as object,
  });
}

export function editLens(
  portal: TestPortal,
  input: LensInput,
  version: number,
  id = input.id,
): Promise<LightMyRequestResponse> {
  return portal.request('super', {
    method: 'PUT',
    url: `/api/lenses/${id}`,
    headers: { 'if-match': `"${version}"` },
    payload: input,
  });
}

export function dryRun(portal: TestPortal, input: LensInput): Promise<LightMyRequestResponse> {
  return portal.request('super', { method: 'POST', url: '/api/lenses/dry-run', payload: input });
}

/** Requests that would succeed, for each route of lens management. */
export const lensRequests = {
  'POST /api/lenses': (): InjectOptions => ({
    method: 'POST',
    url: '/api/lenses',
    headers: { 'idempotency-key': randomUUID() },
    payload: lensInput('gp-sphere', { id: `lens-${randomUUID()}` }),
  }),
  'PUT /api/lenses/:id': (): InjectOptions => ({
    method: 'PUT',
    url: '/api/lenses/hybrid',
    headers: { 'if-match': '"1"' },
    payload: lensInput('hybrid'),
  }),
  'POST /api/lenses/dry-run': (): InjectOptions => ({
    method: 'POST',
    url: '/api/lenses/dry-run',
    payload: lensInput('hybrid'),
  }),
  'GET /api/lenses/schema.json': (): InjectOptions => ({
    method: 'GET',
    url: '/api/lenses/schema.json',
  }),
  'GET /api/lenses/:id/versions': (): InjectOptions => ({
    method: 'GET',
    url: '/api/lenses/gp-sphere/versions',
  }),
  'GET /api/lenses/:id/versions/:version': (): InjectOptions => ({
    method: 'GET',
    url: '/api/lenses/gp-sphere/versions/1',
  }),
};
