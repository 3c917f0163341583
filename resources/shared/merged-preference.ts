import { notificationChoicesSchema } from '#domain/access/preferences/preference.ts';
import type { PreferenceKey, SavedFilter } from '#domain/access/preferences/preference.ts';
import type { Sides } from './merge/change-of.ts';
import type { Shape } from './merge/shape.ts';

interface Merging {
  shape: Shape;
  /** What is shown before the first choice. */
  atFirst: () => unknown;
}

/** The preferences that hold several choices, each made on its own. */
const MERGED: Partial<Record<PreferenceKey, Merging>> = {
  notifications: {
    shape: { kind: 'object', fields: { events: { kind: 'object' } } },
    atFirst: () => notificationChoicesSchema.parse({}),
  },
  'orders.filters': {
    shape: {
      kind: 'list',
      item: { kind: 'value' },
      keyOf: (filter) => (filter as SavedFilter).name,
      isOrderFree: true,
    },
    atFirst: () => [],
  },
};

/** Whether a preference is merged with what another device of the user chose meanwhile. */
export function isMerged(key: PreferenceKey): boolean {
  return MERGED[key] !== undefined;
}

/**
 * AD-15: returns both devices' choices in one; of one choice that both made, the one made now. Null stands for what was
 * never chosen.
 */
export async function mergedPreference<T>(
  key: PreferenceKey,
  { opened, mine, theirs }: Sides<T | null> & { mine: T },
): Promise<T> {
  const merging = MERGED[key];
  if (!merging) return mine;
  const first = merging.atFirst() as T;
  // Every page of the portal reads preferences; few save them.
  const { mergeEdits } = await import('./merge/merge-edits.ts');
  return mergeEdits(merging.shape, { opened: opened ?? first, mine, theirs: theirs ?? first })
    .value;
}
