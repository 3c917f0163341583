import { asks, creates, edits, reads } from './kinds-of-requests.ts';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import { lensInputSchema, type LensInput } from '#domain/schemas/lens-change.ts';
import type { LightMyRequestResponse } from 'fastify';
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
  return portal.post(person, '/api/lenses', input as object, key);
}

export function editLens(
  portal: TestPortal,
  input: LensInput,
  version: number,
  id = input.id,
): Promise<LightMyRequestResponse> {
  return portal.put('super', `/api/lenses/${id}`, version, input);
}

export function dryRun(portal: TestPortal, input: LensInput): Promise<LightMyRequestResponse> {
  return portal.request('super', { method: 'POST', url: '/api/lenses/dry-run', payload: input });
}

/** Requests that would succeed, for each route of lens management. */
export const lensRequests = {
  'POST /api/lenses': creates('/api/lenses', () =>
    lensInput('gp-sphere', { id: `lens-${randomUUID()}` }),
  ),
  'PUT /api/lenses/:id': edits('/api/lenses/hybrid', () => lensInput('hybrid')),
  'POST /api/lenses/dry-run': asks('/api/lenses/dry-run', () => lensInput('hybrid')),
  'GET /api/lenses/schema.json': reads('/api/lenses/schema.json'),
  'GET /api/lenses/:id/versions': reads('/api/lenses/gp-sphere/versions'),
  'GET /api/lenses/:id/versions/:version': reads('/api/lenses/gp-sphere/versions/1'),
};
