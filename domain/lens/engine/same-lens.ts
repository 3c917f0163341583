import type { Locale } from '../../basics/locale.ts';
import { findParameter } from '../model/find-parameter.ts';
import { formatParameter } from '../model/format.ts';
import { isAsked, isGiven, reportable, valueOf } from '../model/given.ts';
import type { LensDefinition, Prescription } from '../model/lens.ts';
import { fill } from '../model/messages.ts';
import { readEarlier } from './read-earlier.ts';
import { isRequired } from './validate.ts';

/** The lens of the same eye in the earlier order. */
export interface EarlierOrdered {
  lensId: string;
  lensName: string;
  prescription: Prescription;
}

/** A difference from the earlier order. */
export interface OtherThanBefore {
  /** The parameter; null when it is a different lens. */
  field: string | null;
  /** The earlier value, null for none, or the name of the earlier lens. */
  ordered: number | string | null;
  /** The value that is ordered now. */
  value: number | string | null;
}

/**
 * OR-12: returns the fields in which an order differs from "the same lens again"; empty for the same. A cylinder of 0
 * or no dot counts as blank. A value that only a later version of the lens requires is no difference.
 */
export function otherThanBefore(
  lens: LensDefinition,
  prescription: Prescription,
  earlier: EarlierOrdered,
): OtherThanBefore[] {
  if (lens.id !== earlier.lensId) {
    return [{ field: null, ordered: earlier.lensName, value: lens.name }];
  }
  const before = readEarlier(lens, earlier.prescription);
  return lens.parameters.flatMap((parameter) => {
    const { name: field } = parameter;
    const [ordered, value] = [given(before, field), given(prescription, field)];
    const isNewDemand = ordered === null && isRequired(parameter, lens, prescription);
    const isNeither = !isAsked(before, field) && !isAsked(prescription, field);
    return ordered === value || isNeither || isNewDemand ? [] : [{ field, ordered, value }];
  });
}

function given(prescription: Prescription, name: string): number | string | null {
  const value = valueOf(prescription, name);
  return isGiven(value) ? reportable(value) : null;
}

const TEXTS: Record<Locale, Record<'lens' | 'value' | 'nothing', string>> = {
  en: {
    lens: 'A warranty lens must match the original: {ordered}',
    value: 'A warranty lens must match the original: {label} was {ordered}',
    nothing: 'A warranty lens must match the original: it had no {label}',
  },
  es: {
    lens: 'El lente de garantía debe ser igual al original: {ordered}',
    value: 'El lente de garantía debe ser igual al original: {label} era {ordered}',
    nothing: 'El lente de garantía debe ser igual al original: no tenía {label}',
  },
};

/** Describes the difference for the fitter: the parameter and the earlier value. */
export function describeOtherThanBefore(
  { field, ordered }: OtherThanBefore,
  lens: LensDefinition,
  locale: Locale,
): string {
  const texts = TEXTS[locale];
  if (field === null) return fill(texts.lens, { ordered: String(ordered) });
  const parameter = findParameter(lens, field);
  const label = parameter?.label[locale] ?? field;
  if (ordered === null) return fill(texts.nothing, { label });
  const shown = parameter ? formatParameter(ordered, parameter, locale) : String(ordered);
  return fill(texts.value, { label, ordered: shown });
}
