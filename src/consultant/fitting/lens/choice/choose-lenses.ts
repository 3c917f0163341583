import type { EyeClinical } from '#domain/clinical/fields/clinical.ts';
import { withKsInOrder } from '#domain/clinical/powers/ks-in-order.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { conditionRule } from './conditions.ts';
import { cylinderRule } from './cylinders.ts';
import { missingRule } from './missing.ts';
import { powerRule } from './powers.ts';
import type { ChoiceReason, ReasonKind } from './reason.ts';
import { orthoKRule, warnedRule } from './warned.ts';

export type { ChoiceReason, ReasonKind } from './reason.ts';

/** `suits`: reasons for it and none against it. `ruledOut`: by the maker's own rule or range. */
export const VERDICTS = ['suits', 'possible', 'doubtful', 'ruledOut'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface LensChoice {
  lens: LensDefinition;
  verdict: Verdict;
  /** What rules it out first, then against, for, and what else is to be known. */
  reasons: ChoiceReason[];
}

const RULES = [conditionRule, cylinderRule, orthoKRule, powerRule, warnedRule, missingRule];
const ORDER: readonly ReasonKind[] = ['forbids', 'against', 'for', 'note', 'missing'];

function verdictOf(reasons: readonly ChoiceReason[]): Verdict {
  const has = (kind: ReasonKind) => reasons.some((one) => one.kind === kind);
  if (has('forbids')) return 'ruledOut';
  if (has('against')) return 'doubtful';
  return has('for') ? 'suits' : 'possible';
}

/**
 * VC-04: returns the lenses with why each suits the eye or not, the suiting ones first, otherwise in the given order. A
 * lens that is doubtful can still be chosen; one that is ruled out cannot.
 */
export function chooseLenses(
  lenses: readonly LensDefinition[],
  measured: EyeClinical,
): LensChoice[] {
  const clinical = withKsInOrder(measured);
  const choices = lenses.map((lens): LensChoice => {
    const reasons = RULES.flatMap((rule) => rule({ lens, clinical })).toSorted(
      (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
    );
    return { lens, verdict: verdictOf(reasons), reasons };
  });
  return choices.toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
}
