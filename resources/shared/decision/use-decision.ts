import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ZodType } from 'zod';
import { currentOf, errorStatus } from '#providers/http/error-body.ts';
import { useStep } from '../step/use-step.ts';

const VERSION_MOVED_ON = 412;

/** `current` is null when the server did not return the current record. */
export type DecisionOutcome<T> =
  | { kind: 'decided'; record: T }
  | { kind: 'movedOn'; current: T | null };

interface DecisionDeps<T, Decision> {
  /** The resource to refetch afterwards. */
  resource: string;
  /** The schema of the current record in a 412 answer. */
  schema: ZodType<T>;
  /** Sends the decision with the version that the user saw. `key`: an idempotency key. */
  send: (decision: Decision, key: string) => Promise<{ data: T }>;
}

/**
 * Sends a decision on the version of a record that the user saw, and shows the server's answer. A record that changed
 * meanwhile is an outcome; every other failure is thrown.
 */
export function useDecision<T, Decision>({ resource, schema, send }: DecisionDeps<T, Decision>) {
  return useStep({
    send: async (decision: Decision, key): Promise<DecisionOutcome<T>> => {
      try {
        const { data } = await send(decision, key);
        return { kind: 'decided', record: data };
      } catch (error) {
        if (errorStatus(error) !== VERSION_MOVED_ON) throw error;
        return { kind: 'movedOn', current: currentOf(error, schema) };
      }
    },
    changes: [resource],
  });
}

interface Labels<T, Action> {
  done: (action: Action, record: T) => string;
}

/**
 * Holds the pending decision, with the record as the user saw it when the dialog opened, and says that it was taken.
 * When another user was first the dialog stays open and tells it itself. `Seen` may be less than the whole record, such
 * as a row of a list.
 */
export function usePendingDecision<T, Action, Seen = T>(labels: Labels<T, Action>) {
  const notify = useNotify();
  const [pending, setPending] = useState<{ action: Action; seen: Seen } | null>(null);
  const open = (action: Action, seen: Seen) => setPending({ action, seen });
  const close = () => setPending(null);
  const finish = (action: Action, record: T) => {
    close();
    notify(labels.done(action, record), { type: 'success' });
  };
  return { pending, open, close, finish };
}
