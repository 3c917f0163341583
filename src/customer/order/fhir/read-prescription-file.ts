import type { FileImport, ImportProblem } from './reading/imported-prescription.ts';
import { readFhirFile } from './reading/read-file.ts';

export const MAX_BYTES = 1024 * 1024;

export type FileOutcome =
  | ({ kind: 'read' } & FileImport)
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
  const read = readFhirFile(json);
  return read.prescriptions.length > 0
    ? { kind: 'read', ...read }
    : { kind: 'problems', problems: read.problems };
}
