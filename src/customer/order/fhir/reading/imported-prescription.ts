import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { VisionPrescription } from '#domain/fhir/vision-prescription.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import type { Eye } from '#domain/orders/order.ts';

/** Why a part of a document is not imported. */
type LeftOutReason =
  | 'noField'
  | 'spectacles'
  | 'noRefraction'
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

/** The refraction of one eye, from its spectacle lens, as the clinical block has it. */
export interface ImportedRefraction {
  eye: Eye;
  refraction: Pick<
    EyeClinical,
    'refractionSphere' | 'refractionCylinder' | 'refractionAxis' | 'refractionAdd'
  >;
}

export interface ImportedPrescription {
  /** Each but `active` is shown to the user. */
  status: VisionPrescription['status'];
  /** The day on which it was written, or as much of it as the document says: `2026-03`. Null when it does not. */
  written: string | null;
  /** Null when the document has none: the user is asked. */
  patientReference: string | null;
  notes: string;
  /** Right before left. */
  lenses: ImportedLens[];
  /** Right before left. */
  refractions: ImportedRefraction[];
  leftOut: LeftOut[];
}

/**
 * `missing`, or a wrong `type` or `value`; `modified` and `noLens` refuse a whole prescription, `noPrescription` a whole
 * file.
 */
type ImportRule = 'missing' | 'type' | 'value' | 'modified' | 'noLens' | 'noPrescription';

export interface ImportProblem {
  /** The path in the document; empty for the document as a whole. */
  path: string;
  rule: ImportRule;
}

export type ImportOutcome =
  | { ok: true; imported: ImportedPrescription }
  | { ok: false; problems: ImportProblem[] };

/** What a file holds: the prescriptions that can be imported, and why others cannot. */
export interface FileImport {
  /** Each with its place in the file, which no other has. */
  prescriptions: (ImportedPrescription & { path: string })[];
  problems: ImportProblem[];
}
