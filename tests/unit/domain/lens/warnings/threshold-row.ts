import type { WarningCode } from '#domain/lens/warnings/messages/en.ts';
import type { EyeClinical } from '#domain/schemas/clinical.ts';
import type { LensDefinition, Prescription } from '#domain/schemas/lens.ts';
import { clinical, made } from './case-row.ts';
import type { Setup } from './build-context.ts';

/** A warning, what is varied, and the values round its limit at which it fires and at which it is silent. */
export type ThresholdRow = [
  number: number,
  code: WarningCode,
  lens: LensDefinition,
  by: string,
  setup: (value: number) => Setup,
  fires: number[],
  silent: number[],
];

/** Varies one parameter of the lens. */
export function parameter(name: string, values: EyeClinical = {}): (value: number) => Setup {
  return (value) => made({ [name]: value }, values);
}

/** Varies one measurement. */
export function measurement(
  name: keyof EyeClinical,
  { prescription = {}, ...rest }: { prescription?: Prescription } & EyeClinical = {},
): (value: number) => Setup {
  return (value) => ({ ...clinical({ ...rest, [name]: value }), prescription });
}

type Head = [number: number, code: WarningCode, lens: LensDefinition, by: string];
type Round = [setup: (value: number) => Setup, fires: number[], silent: number[]];

/** Rows of one warning and of what is varied. */
export function limit([number, code, lens, by]: Head, ...all: Round[]): ThresholdRow[] {
  return all.map(([setup, fires, silent]) => [number, code, lens, by, setup, fires, silent]);
}
