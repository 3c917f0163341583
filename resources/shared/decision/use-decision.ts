import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ZodType } from 'zod';
import { errorBody, errorStatus } from '../error-body.ts';

const CONFLICT = 409;
const VERSION_MOVED_ON = 412;

/** `current` is null when the server did not say what the record has become. */
export type DecisionOutcome<T> =
  | { kind: 'decided'; record: T }
  | { kind: 'movedOn'; current: T | null };

interface DecisionDeps<T, Decision> {
  /** The resource whose records on the screen are read again afterwards. */
  resource: string;
  /** What the current record looks like, which a 412 carries. */
  schema: ZodType<T>;
  /** Sends the decision with the version that was seen. */
  send: (decision: Decision) => Promise<{ data: T }>;
}

/**
 * Decides on a record as it was seen: waits for the server, then shows what it answered. A record that moved
 * on meanwhile is an outcome; every other failure is thrown.
 */
export function useDecision<T, Decision>({ resource, schema, send }: DecisionDeps<T, Decision>) {
  const queryClient = useQueryClient();
  return useMutation({
    // a lost connection is told at once, not waited for
    networkMode: 'always',
    mutationFn: async (decision: Decision): Promise<DecisionOutcome<T>> => {
      try {
        const { data } = await send(decision);
        return { kind: 'decided', record: data };
      } catch (error) {
        if (errorStatus(error) !== VERSION_MOVED_ON) throw error;
        const current = schema.safeParse(errorBody(error)?.current);
        return { kind: 'movedOn', current: current.success ? current.data : null };
      }
    },
    // a conflict too says that the screen is behind
    onSettled: async (_outcome, error) => {
      if (error && errorStatus(error) !== CONFLICT) return;
      await queryClient.invalidateQueries({ queryKey: [resource] });
    },
  });
}
