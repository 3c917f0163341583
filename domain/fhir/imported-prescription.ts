import type { Prescription } from '../schemas/lens.ts';
import type { Eye } from '../schemas/order.ts';
import type { VisionPrescription } from './vision-prescription.ts';

/** Why something of a document does not come along. */
export type LeftOutReason =
  | 'noField'
  | 'spectacles'
  | 'secondOfEye'
  | 'prismBase'
  | 'givenTwice'
  | 'tooLong';

export interface LeftOut {
  /** Where it stands: `lensSpecification[0].duration`. */
  path: string;
  reason: LeftOutReason;
}

/** One eye as the document has it, not yet checked against any lens. */
export interface ImportedLens {
  eye: Eye;
  /** The design, when the document came from this portal; null leaves it to be chosen. */
  design: { id: string; version: number } | null;
  /** What the document calls the lens; may be empty. */
  brand: string;
  prescription: Prescription;
}

export interface ImportedPrescription {
  /** `cancelled` and `draft` are worth telling. */
  status: VisionPrescription['status'];
  patientReference: string | null;
  notes: string;
  /** Right before left. */
  lenses: ImportedLens[];
  leftOut: LeftOut[];
}

/** `missing` or of a wrong `type` or `value`; `modified` and `noContactLens` refuse the whole document. */
export type ImportRule = 'missing' | 'type' | 'value' | 'modified' | 'noContactLens';

export interface ImportProblem {
  /** Where it stands; empty for the document as a whole. */
  path: string;
  rule: ImportRule;
}

export type ImportOutcome =
  | { ok: true; imported: ImportedPrescription }
  | { ok: false; problems: ImportProblem[] };
