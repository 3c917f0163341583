import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createObservable } from '#providers/async/observable.ts';
import type { Files } from '#providers/firebase/files.ts';
import type { Upload, UploadProgress } from '#providers/firebase/upload.ts';
import { createHttpClient, type HttpDeps } from '#providers/http/http.ts';
import type { Runtime } from '#providers/runtime.ts';
import type { SessionState } from '#providers/session/session-state.ts';
import RequestPage from '#src/request/RequestPage.tsx';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { fakeFetch, type Sent } from '../../unit/providers/fake-fetch.ts';
import { practiceState, startFakeSession } from '../../unit/providers/session-fixture.ts';
import { newUser } from '../new-user.ts';
import { renderIn } from '../render-in.tsx';

type Answer = { status?: number; json?: unknown; headers?: Record<string, string> };

/** The server's answers by method and path; a function when the answer varies. */
export type Answers = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;

const PLAIN: Answers = {
  'GET /api/customer/application': { json: { application: null } },
  'GET /api/invitations': { json: [] },
  'GET /api/customer/buyinggroups': {
    json: [
      { id: 'g1', name: 'Clear Alliance' },
      { id: 'g2', name: 'Vision North' },
    ],
  },
};

export const UNLINKED: Partial<SessionState> = {
  authStatus: 'ACCOUNTNUMBERNOTVERIFIED',
  profile: null,
  accounts: [],
  accountNumber: null,
};

/** Returns a promise that the test settles. */
export function deferred<T>() {
  const settle: Partial<{ resolve: (value: T) => void; reject: (error: unknown) => void }> = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return {
    promise,
    resolve: (value: T) => settle.resolve?.(value),
    reject: (error: unknown) => settle.reject?.(error),
  };
}

/** Returns an upload that the test controls. */
export function fakeUpload(total: number) {
  const progress = createObservable<UploadProgress>({ paused: false, sent: 0, total });
  const { promise: done, resolve, reject } = deferred<void>();
  const upload = {
    progress,
    pause: vi.fn<Upload['pause']>(() => progress.set({ ...progress.get(), paused: true })),
    resume: vi.fn<Upload['resume']>(() => progress.set({ ...progress.get(), paused: false })),
    cancel: vi.fn<Upload['cancel']>(),
    done,
  };
  return {
    upload,
    resolve,
    reject,
    sent: (sent: number) => progress.set({ paused: false, sent, total }),
  };
}

interface Options {
  answers?: Answers;
  /** The states of the session, one per read; the last one stays. */
  states?: Partial<SessionState>[];
  files?: Partial<Files>;
  path?: string;
}

/** Renders the page for a signed-in customer without an account number; every other address shows "elsewhere". */
export function showRequest({
  answers = {},
  states = [UNLINKED],
  files = {},
  path = '/auth/request',
}: Options = {}) {
  const sent = fakeFetch((request) => {
    const key = `${request.method} ${request.url}`;
    const answer = { ...PLAIN, ...answers }[key];
    if (!answer) throw new Error(`Nobody answers ${key}`);
    return typeof answer === 'function' ? answer(request) : answer;
  });
  const endSession = vi.fn<HttpDeps['endSession']>();
  const queue = [...states];
  const fixture = startFakeSession(PRACTICE_USER, {
    establish: () => {
      const [state] = queue.length > 1 ? queue.splice(0, 1) : queue;
      return Promise.resolve(practiceState(state));
    },
  });
  const client = createHttpClient({
    baseUrl: '/api',
    token: () => Promise.resolve('t0k3n'),
    endSession,
    log: () => undefined,
  });
  const runtime = {
    client,
    files: () => Promise.resolve(files as Files),
  } as Partial<Runtime> as Runtime;
  const router = createMemoryRouter(
    [
      { path: '/auth/request', element: <RequestPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  const view = renderIn(fixture.session, <RouterProvider router={router} />, runtime);
  const requests = (key: string) => sent.filter(({ method, url }) => `${method} ${url}` === key);
  const at = () => router.state.location.pathname;
  return { ...fixture, ...view, at, requests, endSession, user: newUser() };
}
