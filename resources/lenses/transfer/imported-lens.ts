import { lensInputSchema } from '#domain/orders/lens-change.ts';
import type { LensInput } from '#domain/orders/lens-change.ts';

/** The navigation state that the list passes to the form: an imported, unsaved definition. */
export interface ImportedLens {
  imported: LensInput;
  file: string;
}

/** Returns the imported definition in a navigation state, or null. */
export function importedIn(state: unknown): ImportedLens | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('imported' in state && 'file' in state) || typeof state.file !== 'string') return null;
  const parsed = lensInputSchema.safeParse(state.imported);
  return parsed.success ? { imported: parsed.data, file: state.file } : null;
}
