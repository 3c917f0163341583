import { lensInputSchema } from '#domain/schemas/lens-change.ts';
import type { LensInput } from '#domain/schemas/lens-change.ts';

/** What the list hands over to the form: a definition that was read from a file, and nothing has been saved of. */
export interface ImportedLens {
  imported: LensInput;
  file: string;
}

/** What a page was opened with, when it was an imported definition. */
export function importedIn(state: unknown): ImportedLens | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('imported' in state && 'file' in state) || typeof state.file !== 'string') return null;
  const parsed = lensInputSchema.safeParse(state.imported);
  return parsed.success ? { imported: parsed.data, file: state.file } : null;
}
