import {
  guideRecordSchema,
  guideVersionSchema,
  type GuideRecord,
  type GuideVersion,
} from '#domain/consultant/guide/guide-record.ts';
import type { Rest } from '../../http/connection.ts';

/** VC-01: what the data provider does with passages of the guide, beyond their records. */
export interface GuideMethods {
  /** Returns all versions, the newest first. */
  guideVersions: (id: string) => Promise<{ data: GuideVersion[] }>;
  /** Makes the content of a version the newest one, based on the version that the user saw. */
  restorePassage: (id: string, seen: number, version: number) => Promise<{ data: GuideRecord }>;
}

export function guideMethods({ rest }: Pick<Rest, 'rest'>): GuideMethods {
  return {
    guideVersions: async (id) => ({
      data: await rest(`/guide/${encodeURIComponent(id)}/versions`, {
        kind: 'history',
        schema: guideVersionSchema.array(),
      }),
    }),
    restorePassage: async (id, ifMatch, version) => ({
      data: await rest(`/guide/${encodeURIComponent(id)}/restore`, {
        kind: 'change',
        method: 'POST',
        body: { version },
        ifMatch,
        schema: guideRecordSchema,
      }),
    }),
  };
}
