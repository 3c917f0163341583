import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NotificationContextProvider, useNotificationContext } from 'react-admin';
import { until } from 'test-tools/until.ts';
import { describe, expect, it, vi } from 'vitest';
import { HttpFailure } from '#providers/http/http.ts';
import { EVERYTHING, useStep } from '#resources/shared/step/use-step.ts';
import { TranslatedError } from '#resources/shared/use-failure-message.ts';

type Step = Parameters<typeof useStep<string, string>>[0];

/** Renders the hook; `take` resolves with the answer, or with the failure that the page would show. */
function start(step: Partial<Step>) {
  const client = new QueryClient();
  const refetched = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NotificationContextProvider>{children}</NotificationContextProvider>
    </QueryClientProvider>
  );
  const whole: Step = { send: () => Promise.resolve('answer'), changes: [], ...step };
  const use = () => ({ taken: useStep(whole), ...useNotificationContext() });
  const { result } = renderHook(use, { wrapper });
  return {
    take: (input = 'input') =>
      act(() => result.current.taken.mutateAsync(input).catch((error: unknown) => error)),
    said: () => result.current.notifications.map(({ message, type }) => [type, message]),
    refetched: () => refetched.mock.calls.map(([filters]) => filters?.queryKey ?? EVERYTHING),
    error: () => result.current.taken.error,
  };
}

/** A `send` that fails with the statuses in turn, 0 for a lost answer, and then answers; and the keys that it was given. */
function failing(...statuses: number[]) {
  const keys: string[] = [];
  const send = (_input: string, key: string) => {
    keys.push(key);
    const status = statuses.shift();
    if (status === undefined) return Promise.resolve('answer');
    return Promise.reject(new HttpFailure('Refused', status));
  };
  return { keys, send };
}

/** The words for a version that moved on. */
const explain = (error: unknown, input: string) =>
  error instanceof HttpFailure && error.status === 412 ? `Somebody changed ${input}` : null;

describe('a step on a record', () => {
  it('SE-08 reads again what it changed, calls the page and notifies of success, in this order', async () => {
    const order: string[] = [];
    const step = start({
      changes: ['payments', 'invoices'],
      onDone: (result, input) => order.push(`${result} to ${input}`),
      done: (result) => (order.push('said'), `Done: ${result}`),
    });
    expect(await step.take('question')).toBe('answer');
    expect(order).toEqual(['answer to question', 'said']);
    expect(step.said()).toEqual([['success', 'Done: answer']]);
    expect(step.refetched()).toEqual([['payments'], ['invoices']]);
  });

  it('says nothing where nothing is to be said, and reads everything again after a merge', async () => {
    const step = start({ changes: EVERYTHING, done: () => null });
    await step.take();
    expect(step.said()).toEqual([]);
    expect(step.refetched()).toEqual([EVERYTHING]);
  });

  it('SE-08 keeps its key over lost answers, and has a new one after an answer, whatever it was', async () => {
    const { keys, send } = failing(0, 503, 409);
    const step = start({ send });
    for (let tries = 0; tries < 5; tries += 1) await step.take();
    const [first, second, third, fourth, fifth] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([third, fourth, fifth]).size).toBe(3);
  });

  it('SE-08 gives another input another key, and the first its own when it is tried again', async () => {
    const { keys, send } = failing(0, 0);
    const step = start({ send });
    for (const input of ['one', 'other', 'one']) await step.take(input);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('leaves a failure to the page, and reads again what may have changed', async () => {
    const { send } = failing(0);
    const onFailed = vi.fn<(error: unknown) => void>();
    const onDone = vi.fn<() => void>();
    const step = start({ send, onFailed, onDone, changes: ['credits'], done: () => 'Done' });
    expect(await step.take()).toMatchObject({ status: 0, message: 'Refused' });
    await until(() => expect(step.error()).toMatchObject({ status: 0 }));
    expect(onFailed).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
    expect(step.said()).toEqual([]);
    expect(step.refetched()).toEqual([['credits']]);
  });

  it('says in words what others did meanwhile, with the status of the refusal', async () => {
    const { send } = failing(412, 500);
    const step = start({ send, explain });
    const refused = await step.take('invoice 1');
    expect(refused).toBeInstanceOf(TranslatedError);
    expect(refused).toMatchObject({ status: 412, message: 'Somebody changed invoice 1' });
    expect(await step.take('invoice 1')).not.toBeInstanceOf(TranslatedError);
  });
});
