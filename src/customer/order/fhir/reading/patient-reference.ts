import type { VisionPrescription } from '#domain/fhir/vision-prescription.ts';

/** The limit of `patientReferenceSchema`. */
export const LONGEST_PATIENT_REFERENCE = 60;

/** `Patient/17`, with or without the server before it and a version behind it. */
const PATIENT = /(?:^|\/)Patient\/([A-Za-z0-9.-]{1,64})(?:\/_history\/[^/]+)?$/u;

/**
 * Returns an identifier, or the id of a patient on a server; null without either. `#p1` and `urn:uuid:…` name a resource
 * inside the file, which identifies nobody outside it. Never reads a name.
 */
export function patientReferenceOf({ patient }: VisionPrescription): string | null {
  const identifier = patient.identifier?.value?.trim();
  return identifier || (PATIENT.exec(patient.reference?.trim() ?? '')?.[1] ?? null);
}
