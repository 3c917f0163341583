import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import type { LensDefinition, Source } from '#domain/lens/model/lens.ts';
import type { Label } from '#domain/lens/model/parameter.ts';

/**
 * What a reason says of a lens: it suits, it does not, the maker's own rule or range rules it out, something is worth
 * knowing, or a measurement is missing.
 */
export type ReasonKind = 'for' | 'against' | 'forbids' | 'note' | 'missing';

/** Why a lens suits an eye or not. */
export interface ChoiceReason {
  kind: ReasonKind;
  text: Label;
  source: Source;
}

/** A lens and the measured eye, K in order. */
export interface Look {
  lens: LensDefinition;
  clinical: EyeClinical;
}

export type ChoiceRule = (look: Look) => ChoiceReason[];

export function reason(kind: ReasonKind, en: string, es: string, source: Source): ChoiceReason {
  return { kind, text: { en, es }, source };
}
