import { until } from 'test-tools/until.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createObservable } from '#providers/async/observable.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { followSessionEnds, type FollowDeps } from '#providers/session/follow-session-ends.ts';
import type { Session } from '#providers/session/session-contract.ts';
import { endedBefore, watchSessionEnds } from '#providers/session/session-ends.ts';
import { nobody } from '#providers/session/session-state.ts';
import { memoryDocuments } from '../../fixtures/memory-documents.ts';
import { practiceState } from './session-fixture.ts';

const BEGAN = 1_000;
const log = vi.fn<(message: string, error: unknown) => void>();
const onEnded = vi.fn<() => void>();
const onHeard = vi.fn<() => void>();
const onBroken = vi.fn<(error: unknown) => void>();
const authTime = () => Promise.resolve(BEGAN);
beforeEach(() => vi.clearAllMocks());

const ends = (over: object) => ({ disabled: false, validAfter: 0, kept: [], ended: [], ...over });

function watch(data?: object) {
  const documents = memoryDocuments(data ? { 'sessionEnds/u1': { ...data } } : {});
  const stop = watchSessionEnds('u1', { documents, authTime, onEnded, onHeard, onBroken, log });
  const notify = (over: object) => documents.write('sessionEnds', 'u1', ends(over));
  return { stop, notify };
}

/** Lets what was told be checked. */
const checked = () => new Promise((resolve) => setTimeout(resolve));

describe('the session as the server checks it', () => {
  it.each([
    ['it was ended', { ended: [BEGAN] }],
    ['all were ended', { validAfter: BEGAN + 1 }],
    ['the user was disabled', { disabled: true }],
  ])('SE-02 is over when %s', async (_title, over) => {
    const { notify } = watch();
    await checked();
    expect(onEnded).not.toHaveBeenCalled();
    await notify(over);
    await until(() => expect(onEnded).toHaveBeenCalledOnce());
  });

  it.each([
    ['another was ended', { ended: [BEGAN + 1] }],
    ['all others were ended', { validAfter: BEGAN + 9, kept: [BEGAN] }],
  ])('SE-02 goes on when %s', async (_title, over) => {
    const { notify } = watch(ends({}));
    await notify(over);
    await checked();
    expect(onEnded).not.toHaveBeenCalled();
    expect(onHeard).toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  it('ER-03 logs what cannot be read, and the session goes on', async () => {
    const { notify } = watch();
    await notify({ ended: 'all' });
    await checked();
    expect(log).toHaveBeenCalledExactlyOnceWith('Whether the session counts', expect.any(Error));
    expect(onEnded).not.toHaveBeenCalled();
  });
});

function follow() {
  const state = createObservable(nobody);
  const signOut = vi.fn<Session['signOut']>(() => Promise.resolve());
  const documents = memoryDocuments();
  const open = vi.fn<FollowDeps['documents']>(() => Promise.resolve(documents));
  followSessionEnds({ session: { ...state, signOut }, documents: open, authTime, log });
  return { state, signOut, documents, open };
}

it('following it: stops at sign-out, and begins again with the next user', async () => {
  const { state, signOut, documents, open } = follow();
  state.set(practiceState());
  await checked();
  state.set({ ...nobody, status: 'leaving' });
  await documents.write('sessionEnds', 'u1', ends({ ended: [BEGAN] }));
  await checked();
  expect(signOut).not.toHaveBeenCalled();
  state.set(practiceState({ user: { uid: 'u2', email: 'u2@lens.test', emailVerified: true } }));
  await checked();
  expect(open).toHaveBeenCalledTimes(2);
});

/** Follows by a Firestore that answers as the test says; each way to listen is kept. */
function followBroken() {
  const state = createObservable(nobody);
  const signOut = vi.fn<Session['signOut']>(() => Promise.resolve());
  const memory = memoryDocuments();
  const broken: ((code: string) => void)[] = [];
  const listen: typeof memory.listen = (collection, id, onData, onError) => {
    broken.push((code) => onError(Object.assign(new Error(code), { code })));
    return memory.listen(collection, id, onData, onError);
  };
  const open = vi.fn<FollowDeps['documents']>(() => Promise.resolve({ ...memory, listen }));
  followSessionEnds({ session: { ...state, signOut }, documents: open, authTime, log });
  return { state, signOut, memory, broken, open };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('following it when Firestore fails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The longest of each wait: a second, then two.
    vi.spyOn(Math, 'random').mockReturnValue(1);
  });
  afterEach(() => void vi.useRealTimers().restoreAllMocks());

  it('SE-02 is begun again when Firestore could not be opened, later each time', async () => {
    const { state, signOut, memory, open } = followBroken();
    const lost = new Error('no chunk');
    open.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    state.set(practiceState());
    await until(() => expect(open).toHaveBeenCalledTimes(1));
    await pass(1_000);
    expect(open).toHaveBeenCalledTimes(2);
    await pass(900);
    expect(open).toHaveBeenCalledTimes(2);
    await pass(1_100);
    expect(open).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledTimes(2);
    await memory.write('sessionEnds', 'u1', ends({ ended: [BEGAN] }));
    await pass(0);
    expect(signOut).toHaveBeenCalledExactlyOnceWith('ended');
  });

  it('SE-02 is begun again when the listener ends, but not after the sign-out', async () => {
    const { state, signOut, memory, broken } = followBroken();
    state.set(practiceState());
    await until(() => expect(broken).toHaveLength(1));
    broken[0]?.('unavailable');
    await pass(1_000);
    expect(broken).toHaveLength(2);
    broken[1]?.('unavailable');
    state.set({ ...nobody, status: 'leaving' });
    await pass(60_000);
    expect(broken).toHaveLength(2);
    await memory.write('sessionEnds', 'u1', ends({ ended: [BEGAN] }));
    await pass(0);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('SE-02 a refusal ends the session instead', async () => {
    const { state, signOut, broken } = followBroken();
    state.set(practiceState());
    await until(() => expect(broken).toHaveLength(1));
    broken[0]?.('permission-denied');
    await pass(60_000);
    expect(signOut).toHaveBeenCalledExactlyOnceWith('ended');
    expect(broken).toHaveLength(1);
  });
});

const denied = Object.assign(new Error('Refused'), { code: 'permission-denied' });
const why = (error: unknown, over: object = {}) =>
  endedBefore('u1', error, {
    documents: memoryDocuments({ 'sessionEnds/u1': ends(over) }),
    authTime,
  });

describe('a session that ended while the browser was closed', () => {
  it.each([
    ['Firestore refuses and it was ended', denied, { ended: [BEGAN] }, 'ended'],
    ['Firestore refuses for another reason', denied, {}, null],
    ['the server says so', new HttpFailure('', 401, { reason: 'too-old' }), {}, 'expired'],
    ['the server says it was idle', new HttpFailure('', 401, { reason: 'idle' }), {}, 'idle'],
    ['the server cannot notify', new HttpFailure('', 503), {}, null],
    ['there is no connection', new HttpFailure('', 0), { ended: [BEGAN] }, null],
    ['something else', new Error('x'), { ended: [BEGAN] }, null],
    ['what is no error', 'gone', { ended: [BEGAN] }, null],
  ])('SE-02 is told from a failure: %s', async (_title, error, over, by) =>
    expect(await why(error, over)).toBe(by),
  );

  it('SE-02 nothing is told of a session whose beginning is unknown', async () => {
    const documents = memoryDocuments({ 'sessionEnds/u1': ends({ validAfter: 1 }) });
    const deps = { documents, authTime: () => Promise.resolve(null) };
    expect(await endedBefore('u1', denied, deps)).toBeNull();
  });

  it('SE-02 nothing is told of a user of whom nothing was ever ended', async () =>
    expect(await endedBefore('u2', denied, { documents: memoryDocuments(), authTime })).toBeNull());
});
