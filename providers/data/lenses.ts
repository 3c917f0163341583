import { lensDefinitionSchema } from '#domain/lens/model/lens.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Rest } from '../http/connection.ts';

export interface LensMethods {
  /** Returns the version of a lens that an order names. */
  lensVersion: (id: string, version: number) => Promise<{ data: LensDefinition }>;
}

export function lensMethods({ rest }: Pick<Rest, 'rest'>): LensMethods {
  return {
    lensVersion: async (id, version) => ({
      data: await rest(`/lenses/${encodeURIComponent(id)}/versions/${version}`, {
        kind: 'record',
        schema: lensDefinitionSchema,
      }),
    }),
  };
}
