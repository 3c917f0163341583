import { option } from '../../lens/model/parameter.ts';
import { CLINICAL_LABELS } from './clinical-labels.ts';

const { en, es } = CLINICAL_LABELS;

function asOptions<Value extends string>(
  english: Record<Value, string>,
  spanish: Record<Value, string>,
) {
  const values = Object.keys(english) as Value[];
  return values.map((value) => option(value, english[value], spanish[value]));
}

export const CONDITION_OPTIONS = asOptions(en.conditions, es.conditions);
export const LID_OPTIONS = asOptions(en.lids, es.lids);
export const LIMBAL_OPTIONS = asOptions(en.limbal, es.limbal);
export const LANDING_OPTIONS = asOptions(en.landing, es.landing);
