import type { Prescription } from '../schemas/lens.ts';
import type { Eye } from '../schemas/order.ts';
import type { VisionPrescription } from './vision-prescription.ts';

/** Why a part of a document is not imported. */
type LeftOutReason =
  | 'noField'
  | 'spectacles'
  | 'secondOfEye'
  | 'prismBase'
  | 'givenTwice'
  | 'tooLong';

export interface LeftOut {
  /** The path in the document: `lensSpecification[0].duration`. */
  path: string;
  reason: LeftOutReason;
}

/** One eye of the document, not yet checked against a lens. */
export interface ImportedLens {
  eye: Eye;
  /** The design, if the document is from this portal; null when it has to be chosen. */
  design: { id: string; version: number } | null;
  /** The document's name for the lens; may be empty. */
  brand: string;
  prescription: Prescription;
}

export interface ImportedPrescription {
  /** `cancelled` and `draft` are shown to the user. */
  status: VisionPrescription['status'];
  patientReference: string | null;
  notes: string;
  /** Right before left. */
  lenses: ImportedLens[];
  leftOut: LeftOut[];
}

/** `missing`, or a wrong `type` or `value`; `modified` and `noContactLens` refuse the whole document. */
type ImportRule = 'missing' | 'type' | 'value' | 'modified' | 'noContactLens';

export interface ImportProblem {
  /** The path in the document; empty for the document as a whole. */
  path: string;
  rule: ImportRule;
}

export type ImportOutcome =
  | { ok: true; imported: ImportedPrescription }
  | { ok: false; problems: ImportProblem[] };
