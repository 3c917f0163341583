import type { z } from 'zod';
import {
  visionPrescriptionSchema,
  type VisionPrescription,
} from '#domain/fhir/vision-prescription.ts';
import { eyeSchema, type Eye } from '#domain/orders/order.ts';
import { toR4 } from './earlier-release.ts';
import type {
  ImportedPrescription,
  ImportOutcome,
  ImportProblem,
  LeftOut,
} from './imported-prescription.ts';
import { LONGEST_PATIENT_REFERENCE, patientReferenceOf } from './patient-reference.ts';
import { hasRefraction, readRefraction } from './read-refraction.ts';
import { isContactLens, readSpecification } from './read-specification.ts';

/** The limit of an order's notes. */
const LONGEST_NOTES = 2000;
const EYES = eyeSchema.options;
const byEye = (a: { eye: Eye }, b: { eye: Eye }) => EYES.indexOf(a.eye) - EYES.indexOf(b.eye);

/** Elements about the document itself; they are created again with the order. */
const NOT_MISSED = new Set(
  (
    'resourceType id meta text language implicitRules identifier ' +
    'status created patient dateWritten prescriber lensSpecification'
  ).split(' '),
);

/**
 * OR-10: converts a FHIR VisionPrescription, of R4 or STU3, to values for the order form, and lists what is left out:
 * contact lenses to parameters, spectacle lenses to the refraction. The values are unchanged; the form's rules check
 * them like typed ones.
 */
export function fromVisionPrescription(json: unknown): ImportOutcome {
  const { document, list } = toR4(json);
  const named = (problem: ImportProblem) => ({
    ...problem,
    path: problem.path.replace(/^lensSpecification/u, list),
  });
  const parsed = visionPrescriptionSchema.safeParse(document, { reportInput: true });
  const problems = parsed.success ? refusals(parsed.data) : parsed.error.issues.map(toProblem);
  if (!parsed.success || problems.length > 0) return { ok: false, problems: problems.map(named) };
  const imported = read(parsed.data, list);
  return imported.lenses.length + imported.refractions.length > 0
    ? { ok: true, imported }
    : { ok: false, problems: [{ path: list, rule: 'noLens' }] };
}

/** Refuses an unknown modifier, which may reverse the meaning of the rest: FHIR forbids to process it. */
function refusals(document: VisionPrescription): ImportProblem[] {
  const parts: [string, object][] = document.lensSpecification.map((specification, index) => [
    `lensSpecification[${index}].`,
    specification,
  ]);
  return [['', document] as const, ...parts]
    .filter(([, part]) => 'modifierExtension' in part)
    .map(([path]) => ({ path: `${path}modifierExtension`, rule: 'modified' }));
}

/** Returns the day of a FHIR dateTime, which may be only a year or a month. */
function dayOf(moment = ''): string | null {
  const day = /^\d{4}(?:-\d{2}){0,2}/u.exec(moment)?.[0] ?? '';
  return Number.isNaN(Date.parse(day)) ? null : day;
}

type Lenses = Pick<ImportedPrescription, 'lenses' | 'refractions'>;

function read(document: VisionPrescription, list: string): ImportedPrescription {
  const leftOut: LeftOut[] = Object.keys(document)
    .filter((element) => !NOT_MISSED.has(element))
    .map((element) => ({ path: element, reason: 'noField' }));
  const { lenses, refractions } = readLenses(document, list, leftOut);
  return {
    status: document.status,
    written: dayOf(document.dateWritten),
    patientReference: fittingReference(document, leftOut),
    notes: notesOf(document, list, leftOut),
    lenses: lenses.toSorted(byEye),
    refractions: refractions.toSorted(byEye),
    leftOut,
  };
}

function readLenses(document: VisionPrescription, list: string, leftOut: LeftOut[]): Lenses {
  const read: Lenses = { lenses: [], refractions: [] };
  for (const [index, specification] of document.lensSpecification.entries()) {
    const path = `${list}[${index}]`;
    const isContact = isContactLens(specification);
    const sameEye = (isContact ? read.lenses : read.refractions).some(
      ({ eye }) => eye === specification.eye,
    );
    if (sameEye) {
      leftOut.push({ path, reason: 'secondOfEye' });
    } else if (isContact) {
      const one = readSpecification(specification, path);
      read.lenses.push(one.lens);
      leftOut.push(...one.leftOut);
    } else if (hasRefraction(specification)) {
      const one = readRefraction(specification, path);
      read.refractions.push(one.refraction);
      leftOut.push(...one.leftOut);
    } else {
      leftOut.push({ path, reason: 'noRefraction' });
    }
  }
  return read;
}

function fittingReference(document: VisionPrescription, leftOut: LeftOut[]): string | null {
  const reference = patientReferenceOf(document);
  if ((reference ?? '').length <= LONGEST_PATIENT_REFERENCE) return reference;
  leftOut.push({ path: 'patient', reason: 'tooLong' });
  return null;
}

/** Returns each note of a contact lens once, because our documents have them on both lenses. */
function notesOf(document: VisionPrescription, list: string, leftOut: LeftOut[]): string {
  const texts = document.lensSpecification
    .filter(isContactLens)
    .flatMap(({ note = [] }) => note.map(({ text }) => text.trim()));
  const notes = [...new Set(texts)].filter(Boolean).join('\n');
  if (notes.length <= LONGEST_NOTES) return notes;
  leftOut.push({ path: `${list}.note`, reason: 'tooLong' });
  return '';
}

function toProblem(issue: z.core.$ZodIssue): ImportProblem {
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  if (issue.input === undefined) return { path, rule: 'missing' };
  return { path, rule: issue.code === 'invalid_type' ? 'type' : 'value' };
}
