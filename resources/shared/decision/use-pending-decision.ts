import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DecisionOutcome } from './use-decision.ts';

interface Words<T, Action> {
  done: (action: Action, record: T) => string;
  /** `current` is null when the server did not say what the record has become. */
  movedOn: (current: T | null) => string;
}

/**
 * What is about to be decided, on the record as it was seen when the dialog opened; and once it was, what came of
 * it: told in passing, or as a warning that stays when somebody else was faster. What was seen may be less than the
 * whole record, such as a row of a list.
 */
export function usePendingDecision<T, Action, Seen = T>(words: Words<T, Action>) {
  const notify = useNotify();
  const [pending, setPending] = useState<{ action: Action; seen: Seen } | null>(null);
  const [warning, setWarning] = useState('');
  const open = (action: Action, seen: Seen) => {
    setWarning('');
    setPending({ action, seen });
  };
  const close = () => setPending(null);
  const finish = (action: Action, outcome: DecisionOutcome<T>) => {
    close();
    if (outcome.kind === 'movedOn') return setWarning(words.movedOn(outcome.current));
    notify(words.done(action, outcome.record), { type: 'success' });
  };
  return { pending, warning, open, close, finish };
}
