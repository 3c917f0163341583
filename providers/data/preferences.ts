import type { ZodType, z } from 'zod';
import { preferenceSchemas } from '#domain/access/preferences/preference.ts';
import type { PreferenceKey } from '#domain/access/preferences/preference.ts';
import type { Rest } from '../http/connection.ts';

export type PreferenceValue<K extends PreferenceKey> = z.infer<(typeof preferenceSchemas)[K]>;

export interface PreferenceMethods {
  /** Returns what the user has chosen; null before the first choice. */
  preference: <K extends PreferenceKey>(key: K) => Promise<{ data: PreferenceValue<K> | null }>;
  savePreference: <K extends PreferenceKey>(key: K, value: PreferenceValue<K>) => Promise<void>;
}

export function preferenceMethods({ rest }: Pick<Rest, 'rest'>): PreferenceMethods {
  return {
    preference: async <K extends PreferenceKey>(key: K) => {
      const schema = preferenceSchemas[key].nullable() as ZodType<PreferenceValue<K> | null>;
      return { data: await rest(`/preferences/${key}`, { kind: 'background', schema }) };
    },
    savePreference: async (key, value) => {
      await rest(`/preferences/${key}`, { kind: 'background', method: 'PUT', body: { value } });
    },
  };
}
