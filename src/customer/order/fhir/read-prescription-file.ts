import { fromVisionPrescription } from '#domain/fhir/from-vision-prescription.ts';
import type { ImportedPrescription, ImportProblem } from '#domain/fhir/imported-prescription.ts';

export const MAX_BYTES = 1024 * 1024;

export type FileOutcome =
  | { kind: 'read'; imported: ImportedPrescription }
  | { kind: 'refused'; why: 'tooLarge' | 'unreadable' | 'notJson' }
  | { kind: 'problems'; problems: ImportProblem[] };

/** Reads a chosen file; returns its content, or why it cannot be used. */
export async function readPrescriptionFile(file: File): Promise<FileOutcome> {
  if (file.size > MAX_BYTES) return { kind: 'refused', why: 'tooLarge' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    // The file was moved or locked after it was chosen: report it to the user.
    return { kind: 'refused', why: 'unreadable' };
  }
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { kind: 'refused', why: 'notJson' };
  }
  const outcome = fromVisionPrescription(json);
  return outcome.ok
    ? { kind: 'read', imported: outcome.imported }
    : { kind: 'problems', problems: outcome.problems };
}
