import { makeChange } from './make-change.ts';
import type { FittingCase } from './planning/fitting-case.ts';
import type { FindingPlan, Note, Plan } from './planning/plan.ts';
import type { FieldChange, FittingResult, ProposedChange, UnmadeChange } from './proposal.ts';

/** The direction of each parameter that the first changes of earlier findings move. */
type Directions = Map<string, number>;

function directionOf({ amounts }: FieldChange): number {
  return Math.sign(Object.values(amounts)[0] ?? 0);
}

function directionsOf({ set }: ProposedChange): [string, number][] {
  return set.map((field): [string, number] => [field.parameter, directionOf(field)]);
}

/** Whether an earlier finding moves one of the parameters the same way (`same`), or the other way (`against`). */
function relationTo(change: ProposedChange, directions: Directions): 'same' | 'against' | null {
  const both = directionsOf(change).flatMap(([name, direction]) => {
    const before = directions.get(name);
    return before === undefined ? [] : [before * direction];
  });
  if (both.length === 0) return null;
  return both.some((product) => product < 0) ? 'against' : 'same';
}

interface Resolved {
  findings: FindingPlan['finding'][];
  changes: ProposedChange[];
  unmade: UnmadeChange[];
  consult: Note[];
}

function outOfReach(finding: FindingPlan['finding'], code: 'unmakeable' | 'contradiction'): Note {
  return { key: `consult.${code}`, values: { finding }, source: 'assumption' };
}

/** Which failures are shown: all of a finding that nothing else helps, else those at the end of a range. */
function statedOf(failed: readonly UnmadeChange[], isHelpless: boolean): UnmadeChange[] {
  if (isHelpless) return failed.slice(0, 1);
  return failed.filter(({ because }) => because === 'anotherLens' || because === 'tooCoarse');
}

function isMade(one: ProposedChange | UnmadeChange): one is ProposedChange {
  return 'set' in one;
}

function resolveFinding(
  c: FittingCase,
  { finding, wishes }: FindingPlan,
  directions: Directions,
): Resolved {
  const outcomes = wishes.map((wish) => makeChange(c, finding, wish));
  // A change of nothing: what is wanted is less than half a step.
  const made = outcomes.filter(isMade).filter(({ set }) => set.length > 0);
  const failed = outcomes.filter((one): one is UnmadeChange => !isMade(one));
  const relations = made.map((change) => relationTo(change, directions));
  const changes = made.filter((_, index) => relations[index] === null);
  const [first] = changes;
  if (first) for (const [name, direction] of directionsOf(first)) directions.set(name, direction);
  const isHelpless = made.length === 0 && failed.length > 0;
  const consult: Note[] = [];
  if (isHelpless) consult.push(outOfReach(finding, 'unmakeable'));
  if (relations.includes('against')) consult.push(outOfReach(finding, 'contradiction'));
  // Whatever is wanted is what is worn: nothing is wrong.
  const isRight = wishes.length > 0 && failed.length === 0 && made.length === 0;
  const findings = isRight ? [] : [finding];
  return { findings, changes, unmade: statedOf(failed, isHelpless), consult };
}

/** More than one finding with a change of its own: they are made one after the other, or by a consultant. */
function combined(changes: readonly ProposedChange[]): Note[] {
  const count = new Set(changes.map(({ finding }) => finding)).size;
  if (count < 2) return [];
  return [{ key: 'consult.several', values: { count }, source: 'assumption' }];
}

/** Turns a plan into changes that the engine accepts. Each finding is worked out by itself, from the worn lens. */
export function resolvePlan(c: FittingCase, plan: Plan): FittingResult {
  const directions: Directions = new Map();
  const resolved = plan.findings.map((one) => resolveFinding(c, one, directions));
  const changes = resolved.flatMap((one) => one.changes);
  return {
    changes,
    findings: resolved.flatMap((one) => one.findings),
    unmade: resolved.flatMap((one) => one.unmade),
    advice: [...plan.advice],
    conflicts: [...plan.conflicts],
    consult: [...plan.consult, ...resolved.flatMap((one) => one.consult), ...combined(changes)],
    missing: [...new Set(plan.missing)],
    settling: plan.settling,
  };
}
