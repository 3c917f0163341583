import type { ZodType } from 'zod';
import type { Rest } from '../../http/connection.ts';

/** What the data provider does with the versions of records. The schemas are those of the answers. */
export interface VersionMethods {
  /** Returns the versions of a record, the newest first. */
  recordVersions: <Version>(
    resource: string,
    id: string,
    schema: ZodType<Version>,
  ) => Promise<{ data: Version[] }>;
  /** Makes the content of a version the newest one, based on the record that the user saw. */
  restoreVersion: <Stored>(
    resource: string,
    seen: { id: string; version: number },
    version: number,
    schema: ZodType<Stored>,
  ) => Promise<{ data: Stored }>;
}

export function versionMethods({ rest }: Pick<Rest, 'rest'>): VersionMethods {
  return {
    recordVersions: async (resource, id, schema) => ({
      data: await rest(`/${resource}/${encodeURIComponent(id)}/versions`, {
        kind: 'history',
        schema: schema.array(),
      }),
    }),
    restoreVersion: async (resource, { id, version: ifMatch }, version, schema) => ({
      data: await rest(`/${resource}/${encodeURIComponent(id)}/restore`, {
        kind: 'change',
        method: 'POST',
        body: { version },
        ifMatch,
        schema,
      }),
    }),
  };
}
