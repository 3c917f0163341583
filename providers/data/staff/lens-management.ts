import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { lensDryRunSchema, lensVersionSchema } from '#domain/orders/lens-change.ts';
import type { LensDryRun, LensInput, LensVersion } from '#domain/orders/lens-change.ts';
import type { Rest } from '../../http/connection.ts';

/** AD-03: what the data provider does with lenses, beyond reading them. */
export interface LensManagementMethods {
  /** Creates version 1 of a new lens; HttpFailure 409 when its id is taken. */
  createLens: (input: LensInput, idempotencyKey: string) => Promise<{ data: LensDefinition }>;
  /** Creates a version from the one that the user saw; HttpFailure 412 with `body.current` when there is a newer one. */
  updateLens: (id: string, input: LensInput, version: number) => Promise<{ data: LensDefinition }>;
  /** Returns which drafts and earlier orders could no longer be made. */
  dryRunLens: (input: LensInput) => Promise<{ data: LensDryRun }>;
  lensVersions: (id: string) => Promise<{ data: LensVersion[] }>;
}

const at = (id: string) => `/lenses/${encodeURIComponent(id)}`;

export function lensManagementMethods({ rest }: Pick<Rest, 'rest'>): LensManagementMethods {
  return {
    createLens: async (input, idempotencyKey) => ({
      data: await rest('/lenses', {
        kind: 'change',
        method: 'POST',
        body: input,
        idempotencyKey,
        schema: lensDefinitionSchema,
      }),
    }),
    updateLens: async (id, input, version) => ({
      data: await rest(at(id), {
        kind: 'change',
        method: 'PUT',
        body: input,
        ifMatch: version,
        schema: lensDefinitionSchema,
      }),
    }),
    dryRunLens: async (input) => ({
      data: await rest('/lenses/dry-run', {
        kind: 'form',
        method: 'POST',
        body: input,
        schema: lensDryRunSchema,
      }),
    }),
    lensVersions: async (id) => ({
      data: await rest(`${at(id)}/versions`, {
        kind: 'history',
        schema: lensVersionSchema.array(),
      }),
    }),
  };
}
