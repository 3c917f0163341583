import type { FittingFile, FittingStep } from '#domain/consultant/fitting-link/fitting-file.ts';
import { applyChange, type NextLens } from '#domain/consultant/fitting/apply-change.ts';
import type { FittingResult, ProposedChange } from '#domain/consultant/fitting/proposal.ts';
import { proposeChanges } from '#domain/consultant/fitting/propose-changes.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { readFindings, type FindingProblem } from './read-findings.ts';

export interface StepResult {
  /** What follows from the findings; null while they cannot be used. */
  result: FittingResult | null;
  problems: FindingProblem[];
  /** The chosen change; null for none, and for one that is no longer proposed. */
  chosen: ProposedChange | null;
  /** The lens with the chosen change. */
  next: NextLens | null;
}

const NOTHING: Omit<StepResult, 'problems'> = { result: null, chosen: null, next: null };

/** Returns what follows from one step of a fitting, worked out anew: a file holds no results. */
export function resultOf(
  { eye, clinical }: Pick<FittingFile, 'eye' | 'clinical'>,
  { prescription, findings, change }: FittingStep,
  lens: LensDefinition,
): StepResult {
  const reading = readFindings(findings);
  if (reading.kind === 'problems') return { ...NOTHING, problems: reading.problems };
  const result = proposeChanges({ lens, prescription, eye, clinical, findings: reading.findings });
  const chosen = result.changes.find(({ id }) => id === change) ?? null;
  const next = chosen && applyChange(lens, prescription, chosen);
  return { result, problems: [], chosen, next };
}
