import { applying } from '#domain/lens/warnings/acknowledgements.ts';
import { checkWarnings } from '#domain/lens/warnings/check-warnings.ts';
import { toOrderContent } from '../state/order-input.ts';
import type { Submission } from './order-sending.ts';
import { warningContext } from '../state/warning-context.ts';
import type { Known } from '../state/warning-context.ts';

/** Returns what the form submits: its order, with acknowledgements only for warnings that still apply. */
export function toSubmission(known: Known, draftId: string): Submission {
  const content = toOrderContent(known.values, known.catalogue);
  const warnings = checkWarnings(warningContext(known));
  return { ...content, acknowledged: applying(content.acknowledged, warnings), draftId };
}
