import { isOf } from '#domain/lens/warnings/acknowledgements.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { warningContext } from '../warning-context.ts';
import type { Known } from '../warning-context.ts';
import { groupWarnings } from '../warnings/warning-groups.ts';
import type { WarningEntry } from '../warnings/warning-groups.ts';

/** OR-12: the warnings that must be answered before the order is sent. What only informs needs no answer. */
export function unansweredWarnings(known: Known): WarningEntry[] {
  const { acknowledged } = known.values;
  return groupWarnings(checkWarnings(warningContext(known)))
    .filter(({ level }) => level === 'warning')
    .flatMap(({ entries }) => entries)
    .filter((entry) => !acknowledged.some((one) => isOf(one, entry)));
}
