import type { StepConflict } from '#domain/money/payments/step-conflict.ts';
import { Problem } from '../platform/errors/problem.ts';

interface Details {
  /** Who was first; blank when it does not matter. */
  who?: string;
  /** In cents: what is still open. */
  nearest?: number;
}

/** PY-08: says with a rule why a step with a payment or a write-off is not possible any more, so that pages can say it. */
export function stepConflict(rule: StepConflict, message: string, details: Details = {}): Problem {
  const { who = '', nearest = null } = details;
  const code = rule === 'own' ? 'forbidden' : 'conflict';
  return new Problem(code, message, { errors: { step: { rule, message, value: who, nearest } } });
}

/** What a 412 says of a record that moved on: who changed it, and the record as it is. */
export function movedOnProblem(message: string, who: string, current: unknown): Problem {
  return new Problem('version-moved-on', message, {
    errors: { version: { rule: 'movedOn', message, value: who } },
    current,
  });
}
