import { includes } from './equality.ts';
import { fail } from './evaluation-error.ts';
import type { PartialList, RulesValue } from './values.ts';

/** True when the list certainly holds all or any of these; otherwise nobody can say. Throws EvaluationError. */
export function knownToHold(
  { known }: PartialList,
  wanted: readonly RulesValue[],
  howMany: 'all' | 'any',
): true {
  const isKnown = (item: RulesValue) => includes(known, item);
  const holds = howMany === 'all' ? wanted.every(isKnown) : wanted.some(isKnown);
  return holds || fail('the query does not say what else the list holds');
}
