import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { lensInputSchema, type LensInput } from '#domain/orders/lens-change.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
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
