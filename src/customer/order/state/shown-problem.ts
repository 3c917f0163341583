import { get } from 'react-hook-form';
import type { FormPath, Problem } from '../problems/problems.ts';
import type { ServerError } from '../problems/server-errors.ts';
import type { SubmitFailure } from '../submit/submit-failure.ts';
import type { OrderFormValues } from './form-values.ts';

/** A failed submission, and the form's values when it was sent. */
export interface Refusal {
  failure: SubmitFailure;
  sent: OrderFormValues;
}

/** Returns the server's errors for values that have not changed since. */
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
 * Returns the problem to show at a field, or null. `isLooked`: the user has left the field once or submitted the form;
 * before that, only problems of an earlier order's values are shown, because nobody is typing them. A violated rule
 * takes precedence over the server's error.
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
