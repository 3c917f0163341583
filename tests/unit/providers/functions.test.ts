import { afterEach, describe, expect, it, vi } from 'vitest';
import { FUNCTION_TIMEOUT } from '#domain/basics/constants.ts';
import { FunctionError } from '#providers/firebase/function-errors.ts';
import { createFunctions, functionsUrl } from '#providers/firebase/functions.ts';
import { type HttpDeps } from '#providers/http/http.ts';
import { fakeFetch } from './fake-fetch.ts';

const LIST = { kind: 'list' } as const;
const NO_JSON = 'Response is not valid JSON object.';

const endSession = vi.fn<HttpDeps['endSession']>();
const log = vi.fn<HttpDeps['log']>();
const functions = createFunctions({
  baseUrl: '/lens-portal/us-central1',
  token: () => Promise.resolve('t0k3n'),
  endSession,
  log,
});

afterEach(() => void vi.useRealTimers().unstubAllGlobals().restoreAllMocks().clearAllMocks());

async function failureOf(work: Promise<unknown>): Promise<FunctionError> {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof FunctionError)) throw error;
  return error;
}

describe('a callable', () => {
  it.each([
    ['result', { result: { uid: 'u1' } }, { uid: 'u1' }],
    ['data', { data: [1, 2] }, [1, 2]],
    ['a nought', { data: 0 }, 0],
  ])('answers with %s', async (_name, json, expected) => {
    fakeFetch(() => ({ json }));
    expect(await functions.call('any', null, LIST)).toEqual(expected);
  });

  it.each([
    ['of production', false, 'https://us-central1-my-lenses.cloudfunctions.net'],
    ['of the embedded Firebase', true, '/my-lenses/us-central1'],
  ])('has the address %s', (_name, embedded, url) =>
    expect(functionsUrl(embedded, 'my-lenses')).toBe(url),
  );
});

describe('the code of a failure', () => {
  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [502, 'unknown'],
  ])('ER-04 HTTP %i is %s', async (status, code) => {
    fakeFetch(() => ({ status }));
    expect(await failureOf(functions.call('any', null, LIST))).toMatchObject({ code, status });
  });

  it.each([
    [409, 'ALREADY_EXISTS', 'aborted', 'already-exists'],
    [400, 'FAILED_PRECONDITION', 'invalid-argument', 'failed-precondition'],
    [409, 'ABORTED', 'aborted', null],
    [500, 'OK', 'internal', null],
    [400, 'constructor', 'invalid-argument', null],
  ])('ER-04 HTTP %i with the name %s is %s, and finer %s', async (status, name, code, finer) => {
    fakeFetch(() => ({ status, json: { error: { status: name } } }));
    expect(await failureOf(functions.call('any', null, LIST))).toMatchObject({ code, finer });
  });

  it.each([
    ['no body', '', NO_JSON],
    ['no JSON', '<html></html>', NO_JSON],
    ['no object', '7', NO_JSON],
    ['no data', '{"rows":[]}', 'Response is missing data field.'],
  ])('ER-04 says so when the answer has %s', async (_name, text, message) => {
    fakeFetch(() => ({ text }));
    const error = await failureOf(functions.call('any', null, LIST));
    expect(error).toMatchObject({ code: 'internal', message });
  });
});

/** `AbortSignal.timeout` on the clock of the test. */
function timeoutsByFakeClock(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
}

/** A server that never answers. */
function silence(): void {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        const abort = (): void => reject(new DOMException('', 'AbortError'));
        if (signal?.aborted) abort();
        signal?.addEventListener('abort', abort);
      }),
  );
}

it('CN-01 the time that a callable has: is 70 s', async () => {
  timeoutsByFakeClock();
  silence();
  const settled = vi.fn<() => void>();
  const failure = failureOf(functions.call('any', null, LIST)).finally(settled);
  await vi.advanceTimersByTimeAsync(FUNCTION_TIMEOUT - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'internal', finer: 'deadline-exceeded', status: 0 });
  expect(FUNCTION_TIMEOUT).toBe(70_000);
});

describe('a failure', () => {
  it('ER-03 is logged without what was sent, and thrown on', async () => {
    fakeFetch(() => ({ status: 403, json: { error: { message: 'no' } } }));
    const secret = { email: 'a@lens.test', password: 'hunter2' };
    await failureOf(functions.call('createUser', secret, LIST));
    expect(log).toHaveBeenCalledExactlyOnceWith('Request failed: 403 /createUser');
  });

  it.each([
    ['ER-01', 401, 'authorize', LIST],
    ['ER-02', 404, 'getUserByUid', { kind: 'record' }],
    ['ER-02', 500, 'getUserByUid', { kind: 'record' }],
    ['ER-02', 403, 'getUserByUid', LIST],
  ] as const)('%s HTTP %i of %s does not with %j', async (_id, status, name, options) => {
    fakeFetch(() => ({ status }));
    await failureOf(functions.call(name, null, options));
    expect(endSession).not.toHaveBeenCalled();
  });
});
