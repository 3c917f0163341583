import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DecisionOutcome } from './use-decision.ts';

interface Words<T, Action> {
  done: (action: Action, record: T) => string;
  /** `current` is null when the server did not return the current record. */
  movedOn: (current: T | null) => string;
}

/**
 * Holds the pending decision, with the record as the user saw it when the dialog opened. Afterwards shows the result: a
 * toast, or a warning that stays when another user decided first. `Seen` may be less than the whole record, such as a
 * row of a list.
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
