import { describeViolation } from '../../../lens/engine/describe-violation.ts';
import { validatePrescription } from '../../../lens/engine/validate.ts';
import { checkWarnings } from '../../../lens/warnings/check-warnings.ts';
import { describeWarning } from '../../../lens/warnings/describe-warning.ts';
import { clinicalOfFindings } from '../../fitting/clinical-of-findings.ts';
import { draftAnswer } from '../answers/answer-draft.ts';
import { citeLens } from '../answers/citations.ts';
import { say } from '../answers/words.ts';
import { askLens, fromLine } from './first-lens.ts';
import type { Asked, Reply } from './reply.ts';

/** What was not stated cannot be complained about. */
const OF_WHAT_IS_GIVEN = new Set(['range', 'step', 'option', 'excludes', 'ordered', 'limits']);

/** What is unusual about a lens on this eye: the checks of an order, of what was stated. */
export function replyWarnings(asked: Asked): Reply {
  const { lens, known, eye, words } = asked;
  if (!lens) return askLens(asked, 'ask.lens');
  const { clinical, prescription, findings } = known.eyes[eye];
  const draft = draftAnswer();
  const source = citeLens(lens, lens.source, words);
  const violations = validatePrescription(lens, prescription)
    .filter(({ rule }) => OF_WHAT_IS_GIVEN.has(rule))
    .map((one) => describeViolation(one, lens, words.locale));
  const warnings = checkWarnings({
    type: 'new',
    sourceOrderId: null,
    returnReason: null,
    patientReference: '-',
    patient: {},
    eyes: {
      [eye]: {
        lens,
        prescription,
        clinical: clinicalOfFindings(clinical, findings),
        earlier: null,
        eligibility: null,
      },
    },
    creditHold: false,
    today: '2000-01-01',
  }).map((warning) => describeWarning(warning, words.locale));
  const all = [...violations, ...warnings];
  if (all.length === 0) draft.say(say(words, 'warnings.none', { lens: lens.name }), source);
  else {
    draft.say(say(words, 'warnings.some', { lens: lens.name }));
    draft.items(all, source);
  }
  const from = fromLine(asked);
  if (from) draft.say(from);
  draft.say(say(words, 'warnings.partial'));
  return { answer: draft.finish('answer') };
}
