import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { createKeys } from '#providers/http/create-keys.ts';
import { errorBody, errorStatus } from '#providers/http/error-body.ts';
import { TranslatedError } from '../use-failure-message.ts';

/** For `changes`: everything that is shown may have changed. */
export const EVERYTHING = 'everything';

/** A step on a record: what it sends, what it changes on the screen, and what is said of it. */
interface Step<Input, Result> {
  /** `key`: an idempotency key, the same for the same input until the server has answered it. */
  send: (input: Input, key: string) => Promise<Result>;
  /** The first parts of the query keys of what it changes. They are read again after a failure, too. */
  changes: readonly string[] | typeof EVERYTHING;
  /** Returns the message of a failure because of what others did meanwhile; null for any other failure, which keeps its own. */
  explain?: (error: unknown, input: Input) => string | null;
  /** The notification of success; null for none. */
  done?: (result: Result, input: Input) => string | null;
  /** Called before the notification, even if the page has changed meanwhile. */
  onDone?: (result: Result, input: Input) => unknown;
  /** Called with a failure that the page does not show itself. */
  onFailed?: (error: unknown) => unknown;
}

/**
 * Takes a step on a record: sends it once, however often it is tried after a lost answer, reads again what it changed, and
 * notifies of success. A failure is left to the page, which shows it beside what was entered.
 */
export function useStep<Input = void, Result = unknown>(step: Step<Input, Result>) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [keys] = useState(createKeys);
  return useMutation({
    mutationFn: async (input: Input) => {
      const { send, explain } = step;
      try {
        return await keys.using(JSON.stringify(input) ?? '', (key) => send(input, key));
      } catch (error) {
        const words = explain?.(error, input) ?? null;
        throw words === null
          ? error
          : new TranslatedError(words, errorStatus(error), errorBody(error));
      }
    },
    onSuccess: async (result, input) => {
      await step.onDone?.(result, input);
      const said = step.done?.(result, input) ?? null;
      if (said !== null) notify(said, { type: 'success' });
    },
    onError: (error) => step.onFailed?.(error),
    onSettled: () => {
      if (step.changes === EVERYTHING) return queryClient.invalidateQueries();
      const read = step.changes.map((key) => queryClient.invalidateQueries({ queryKey: [key] }));
      return Promise.all(read);
    },
  });
}
