import { act, fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMocks } from 'react-idle-timer';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, vi } from 'vitest';
import { browserUnreported, createSessionIdle } from '#providers/activity/idle-session.ts';
import { IDLE_LIMITS } from '#providers/activity/idle.ts';
import { browserLastActivity } from '#providers/activity/last-activity.ts';
import { createOpenDrafts } from '#providers/drafts/draft-leaving.ts';
import { createDraftPresence } from '#providers/drafts/draft-presence.ts';
import type { Drafts } from '#providers/drafts/drafts.ts';
import type { Runtime } from '#providers/runtime.ts';
import { createCleaners } from '#providers/session/session-cleaners.ts';
import type { SessionDeps } from '#providers/session/session-contract.ts';
import { Guard } from '#src/session/Guard.tsx';
import { Idle } from '#src/session/idle/Idle.tsx';
import { memoryDocuments } from '../../fixtures/memory-documents.ts';
import { memoryCache } from '../../unit/providers/draft-fixture.ts';
import { PRACTICE_USER } from '../../unit/providers/fake-auth.ts';
import { startFakeSession } from '../../unit/providers/session-fixture.ts';
import { renderIn } from '../render-in.tsx';

export const START = Date.UTC(2026, 10, 20, 9);

/** Opens a dialog by its attribute, because jsdom has no method to open or close one. */
function openByAttribute(this: HTMLDialogElement): void {
  this.open = true;
}
function closeByAttribute(this: HTMLDialogElement): void {
  this.open = false;
}

/** Installs fake timers and an empty browser. */
export function installIdle(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    createMocks();
    HTMLDialogElement.prototype.showModal = openByAttribute;
    HTMLDialogElement.prototype.close = closeByAttribute;
  });
}

/** Advances time. */
export async function pass(minutes: number, seconds = 0): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000 + seconds * 1_000));
}

/** Moves the mouse. */
export function moveMouse(): void {
  const event = new MouseEvent('mousemove', { bubbles: true });
  Object.defineProperty(event, 'movementX', { value: 3 });
  fireEvent(document.body, event);
}

export const warning = () => screen.queryByRole('alertdialog', { name: 'Session Timeout Warning' });
export const expired = () => screen.queryByRole('alertdialog', { name: 'Session Expired' });

interface IdleSetting {
  /** The time of the last activity; null when the browser has none stored. */
  last?: number | null;
  deps?: Partial<SessionDeps>;
  /** The drafts of the page; without them, a page that has none. */
  drafts?: Drafts;
}

function Page() {
  return (
    <>
      <Idle />
      <Outlet />
    </>
  );
}

const guarded = (
  <Guard>
    <input aria-label="Notes" />
  </Guard>
);

/** The drafts of a page whose browser keeps none, or those of `cache`. */
export function memoryDrafts(cache = memoryCache()): Drafts {
  const open = createOpenDrafts(cache, Date.now);
  return { cache, presence: createDraftPresence(undefined), open };
}

/** Renders the idle watch of a restored session at `path`, in StrictMode as the entry does. */
export async function showIdle(path = '/customer/order', setting: IdleSetting = {}) {
  const { last = START, deps, drafts = memoryDrafts() } = setting;
  if (last !== null) localStorage.setItem('lastActivity', String(last));
  const lastActivity = browserLastActivity();
  const documents = memoryDocuments(
    last === null ? {} : { 'userActivity/u1': { lastActivity: last } },
  );
  const limits = IDLE_LIMITS;
  const readRecord = (uid: string) => documents.read('userActivity', uid);
  const fixture = startFakeSession(PRACTICE_USER, {
    idle: createSessionIdle({
      lastActivity,
      limits,
      readRecord,
      unreported: browserUnreported,
      now: Date.now,
      log: () => undefined,
    }),
    ...deps,
  });
  const cleaners = createCleaners(() => undefined);
  const runtime: Partial<Runtime> = {
    lastActivity,
    session: fixture.session,
    serverClock: { ahead: () => 0, measure: () => undefined },
    documents: () => Promise.resolve(documents),
    beforeForget: cleaners.add,
    drafts: () => Promise.resolve(drafts),
  };
  const router = createMemoryRouter(
    [
      {
        element: <Page />,
        children: [
          { path: '/customer/*', element: guarded },
          { path: '*', element: <p>open to all</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  renderIn(
    fixture.session,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    runtime,
  );
  await pass(0);
  const at = () => router.state.location.pathname + router.state.location.search;
  const go = (to: string) => act(() => router.navigate(to));
  return { ...fixture, lastActivity, at, go };
}
