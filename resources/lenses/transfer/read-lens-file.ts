import type { LensInput } from '#domain/orders/lens-change.ts';
import { readDefinition } from '../editor/problems/find-problems.ts';
import type { FormProblem } from '../editor/problems/find-problems.ts';

/** A definition has about 30 kB; a far larger file is not one. */
const MAX_BYTES = 1024 * 1024;

export type LensFile =
  | { kind: 'lens'; input: LensInput }
  | { kind: 'tooLarge' }
  | { kind: 'notJson' }
  /** `raw` is the content that has the problems. */
  | { kind: 'wrong'; raw: object; problems: FormProblem[] };

/** Reads an exported definition. Reports errors by the paths of the schema. */
export async function readLensFile(
  file: File,
  language: Parameters<typeof readDefinition>[1],
): Promise<LensFile> {
  if (file.size > MAX_BYTES) return { kind: 'tooLarge' };
  const raw = parse(await file.text());
  if (typeof raw !== 'object' || raw === null) return { kind: 'notJson' };
  const { input, problems } = readDefinition(raw, language);
  return input ? { kind: 'lens', input } : { kind: 'wrong', raw, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // not JSON, which the page reports
    return null;
  }
}
