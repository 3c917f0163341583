// @vitest-environment jsdom
import type { Firestore } from 'firebase/firestore';
import { until } from 'test-tools/until.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { documentsOf } from '#providers/firebase/documents.ts';
import { watchSessionEnds } from '#providers/session/session-ends.ts';
import { ACCOUNTS } from '../rules/support/actors.ts';
import type { Actor } from '../rules/support/actors.ts';
import { RulesSuite } from '../rules/support/rules-suite.ts';

const OWNER = ACCOUNTS.customer.uid;
const BEGAN = 1_000;
const suite = await RulesSuite.open('firestore', 'session-ends');
const onEnded = vi.fn<() => void>();
const log = vi.fn<(message: string, error: unknown) => void>();
beforeEach(() => vi.clearAllMocks());

/** Watches in the browser of that actor, under the project's own rules. */
function watch(actor: Actor): () => void {
  const documents = documentsOf(suite.firestore(actor) as unknown as Firestore);
  return watchSessionEnds(OWNER, {
    documents,
    authTime: () => Promise.resolve(BEGAN),
    onEnded,
    onHeard: () => undefined,
    onBroken: (error) => log('Following the session', error),
    log,
  });
}

const store = (ended: number[]) =>
  suite.store({ [`sessionEnds/${OWNER}`]: { disabled: false, validAfter: 0, kept: [], ended } });

describe('the session in the browser', () => {
  it('SE-02 hears that it was ended while it listens, and not that another was', async () => {
    await store([]);
    const stop = watch('customer');
    await store([BEGAN + 1]);
    await store([BEGAN + 1, BEGAN]);
    await until(() => expect(onEnded).toHaveBeenCalledOnce());
    expect(log).not.toHaveBeenCalled();
    stop();
  });

  it('SE-02 takes it for ended when it may not listen', async () => {
    const stop = watch('other');
    await until(() => expect(onEnded).toHaveBeenCalledOnce());
    stop();
  });
});
