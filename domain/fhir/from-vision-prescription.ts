import type { z } from 'zod';
import { eyeSchema } from '../schemas/order.ts';
import type {
  ImportedLens,
  ImportedPrescription,
  ImportOutcome,
  ImportProblem,
  LeftOut,
} from './imported-prescription.ts';
import { isContactLens, readSpecification } from './read-specification.ts';
import { visionPrescriptionSchema, type VisionPrescription } from './vision-prescription.ts';

/** The limits of `patientReferenceSchema` and of an order's notes. */
const LONGEST_REFERENCE = 60;
const LONGEST_NOTES = 2000;
const EYES = eyeSchema.options;

/** Elements about the document itself; they are created again with the order. */
const NOT_MISSED = new Set(
  (
    'resourceType id meta text language implicitRules identifier ' +
    'status created patient dateWritten prescriber lensSpecification'
  ).split(' '),
);

/**
 * OR-10: converts a FHIR R4 VisionPrescription to values for the order form, and lists what is left out. The values are
 * unchanged; the lens's rules check them like typed ones.
 */
export function fromVisionPrescription(json: unknown): ImportOutcome {
  const parsed = visionPrescriptionSchema.safeParse(json, { reportInput: true });
  if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(toProblem) };
  const problems = refusals(parsed.data);
  if (problems.length > 0) return { ok: false, problems };
  const imported = read(parsed.data);
  return imported.lenses.length > 0
    ? { ok: true, imported }
    : { ok: false, problems: [{ path: 'lensSpecification', rule: 'noContactLens' }] };
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

function read(document: VisionPrescription): ImportedPrescription {
  const leftOut: LeftOut[] = Object.keys(document)
    .filter((element) => !NOT_MISSED.has(element))
    .map((element) => ({ path: element, reason: 'noField' }));
  const lenses = readLenses(document, leftOut);
  return {
    status: document.status,
    patientReference: patientReferenceOf(document, leftOut),
    notes: notesOf(document, leftOut),
    lenses: lenses.toSorted((a, b) => EYES.indexOf(a.eye) - EYES.indexOf(b.eye)),
    leftOut,
  };
}

function readLenses({ lensSpecification }: VisionPrescription, leftOut: LeftOut[]): ImportedLens[] {
  const lenses: ImportedLens[] = [];
  for (const [index, specification] of lensSpecification.entries()) {
    const path = `lensSpecification[${index}]`;
    if (!isContactLens(specification)) {
      leftOut.push({ path, reason: 'spectacles' });
    } else if (lenses.some(({ eye }) => eye === specification.eye)) {
      leftOut.push({ path, reason: 'secondOfEye' });
    } else {
      const one = readSpecification(specification, path);
      lenses.push(one.lens);
      leftOut.push(...one.leftOut);
    }
  }
  return lenses;
}

/** Returns an identifier, or the last part of `Patient/example`. Never reads a name. */
function patientReferenceOf({ patient }: VisionPrescription, leftOut: LeftOut[]): string | null {
  const { identifier, reference } = patient;
  const value = (identifier?.value ?? reference?.split('/').at(-1) ?? '').trim();
  if (value.length <= LONGEST_REFERENCE) return value || null;
  leftOut.push({ path: 'patient', reason: 'tooLong' });
  return null;
}

/** Returns each note once, because our documents have them on both lenses. */
function notesOf({ lensSpecification }: VisionPrescription, leftOut: LeftOut[]): string {
  const texts = lensSpecification.flatMap(({ note = [] }) => note.map(({ text }) => text.trim()));
  const notes = [...new Set(texts)].filter(Boolean).join('\n');
  if (notes.length <= LONGEST_NOTES) return notes;
  leftOut.push({ path: 'lensSpecification.note', reason: 'tooLong' });
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
