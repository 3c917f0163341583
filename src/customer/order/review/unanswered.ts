import { isOf } from '#domain/lens/warnings/acknowledgements.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import type { Warning } from '#domain/lens/warnings/warning.ts';
import { warningContext } from '../state/warning-context.ts';
import type { Known } from '../state/warning-context.ts';
import { groupWarnings } from '../warnings/warning-groups.ts';

/** OR-12: returns the warnings that must be answered before submission. Information needs no answer. */
export function unansweredWarnings(known: Known): Warning[] {
  const { acknowledged } = known.values;
  return groupWarnings(checkWarnings(warningContext(known)))
    .filter(({ level }) => level === 'warning')
    .flatMap(({ warnings }) => warnings)
    .filter((warning) => !acknowledged.some((one) => isOf(one, warning)));
}
