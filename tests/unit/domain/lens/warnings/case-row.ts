import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import type { WarningCode } from '#domain/lens/warnings/messages/en.ts';
import type { WarningLevel } from '#domain/lens/warnings/warning.ts';
import type { Setup } from './build-context.ts';

/** A warning, the field that it is told at (null: the whole eye or order), and both sides of its limit. */
export type CaseRow = [
  number: number,
  code: WarningCode,
  level: WarningLevel,
  lens: LensDefinition,
  field: string | null,
  fires: Setup,
  near: Setup,
];

export function clinical(values: EyeClinical): Setup {
  return { clinical: values };
}

export function made(prescription: Prescription, values: EyeClinical = {}): Setup {
  return { prescription, clinical: values };
}

type Head = [
  number: number,
  code: WarningCode,
  level: WarningLevel,
  lens: LensDefinition,
  field: string | null,
];

/** Rows of one warning: for each pair what makes it fire, and what is just on the other side of its limit. */
export function told(head: Head, ...pairs: [fires: Setup, near: Setup][]): CaseRow[] {
  const [number, code, level, lens, field] = head;
  return pairs.map(([fires, near]) => [number, code, level, lens, field, fires, near]);
}
