import { get } from 'react-hook-form';
import type { OrderFormValues } from './form-values.ts';
import type { FormPath, Problem } from '../problems/problems.ts';
import type { ServerError } from '../problems/server-errors.ts';
import type { SubmitFailure } from '../submit/submit-failure.ts';

/** A submission that failed, and what stood in the form when it was sent. */
export interface Refusal {
  failure: SubmitFailure;
  sent: OrderFormValues;
}

/** What the server refused and still stands in the form: a value that was changed since is another one. */
export function stillRefused(refusal: Refusal | null, values: OrderFormValues): ServerError[] {
  return (refusal?.failure.errors ?? []).filter(
    ({ path }) => get(values, path) === get(refusal?.sent, path),
  );
}

interface Judged {
  problems: readonly Problem[];
  refused: readonly ServerError[];
  values: OrderFormValues;
}

/**
 * What to say beside a field, null for nothing. `isLooked`: the field was left for the first time or the form was
 * submitted; before that only what an earlier order brought is told, which nobody is still typing. Of a value that both
 * break a rule and were refused, the rule is told.
 */
export function problemToShow(
  path: FormPath,
  { problems, refused, values }: Judged,
  isLooked: boolean,
): Problem | ServerError | null {
  const problem = problems.find((candidate) => candidate.path === path);
  if (problem && (isLooked || isBrought(problem, values))) return problem;
  return refused.find((candidate) => candidate.path === path) ?? null;
}

function isBrought({ eye, cause }: Problem, values: OrderFormValues): boolean {
  if (cause.kind === 'lensGone' || cause.kind === 'warning') return true;
  return (
    eye !== null &&
    cause.kind === 'violation' &&
    values[eye].origins[cause.violation.field] === 'earlier'
  );
}
