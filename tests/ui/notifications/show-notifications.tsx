import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import {
  AdminContext,
  memoryStore,
  TestMemoryRouter,
  useAddUndoableMutation,
  useNotify,
} from 'react-admin';
import type { UndoableMutation } from 'react-admin';
import { afterEach, beforeEach, vi } from 'vitest';
import { TOAST_EASE } from '#domain/basics/constants.ts';
import { ConnectionContext } from '#providers/http/use-connection.ts';
import { showLocale } from '#providers/messages/locale.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { Notifications } from '#src/notifications/Notifications.tsx';
import { forgetNotifications } from '#src/notifications/open-toasts.tsx';
import { lightTheme } from '#src/theme/theme.ts';
import { fakeConnection } from '../fake-connection.ts';

type Notify = ReturnType<typeof useNotify>;

interface Ways {
  notify: Notify;
  addMutation: (mutation: UndoableMutation) => void;
}

const app: Ways = { notify: () => undefined, addMutation: () => undefined };

const keep = (ways: Ways) => void Object.assign(app, ways);

/** A page of the portal. */
export function Caller() {
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();
  useEffect(() => keep({ notify, addMutation }), [notify, addMutation]);
  return <button>on the page</button>;
}

/** Shows a notification, as any part of the portal does. */
export const notify: Notify = (...given) => act(() => app.notify(...given));

/** Makes an undoable change, as react-admin's buttons do. */
export function change(message: string): { isUndo: boolean }[] {
  const calls: { isUndo: boolean }[] = [];
  act(() => {
    app.addMutation((call) => void calls.push(call));
    app.notify(message, { undoable: true });
  });
  return calls;
}

export function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Advances time until a toast with this duration has disappeared. */
export function passUntilGone(milliseconds: number): void {
  pass(milliseconds);
  pass(TOAST_EASE);
}

export const focus = (element: HTMLElement) => act(() => element.focus());

export const toasts = () =>
  [...document.querySelectorAll<HTMLElement>('.Toastify__toast')].map(
    (toast) => toast.querySelector('.notice-text')?.textContent,
  );

/** Returns the library's element around a toast. */
export function toastOf(text: string): HTMLElement {
  const toast = screen.getByText(text).closest<HTMLElement>('.Toastify__toast');
  if (!toast) throw new Error(`No toast says ${text}`);
  return toast;
}

export const hover = (text: string) => fireEvent.mouseEnter(toastOf(text));
export const leave = (text: string) => fireEvent.mouseLeave(toastOf(text));

/** Installs fake timers: time advances only when a test advances it. */
export function installTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => forgetNotifications());
}

/** Shows the toast host and a page that shows notifications. Returns the current location in the portal. */
export function showNotifications({ locale = 'en' }: { locale?: 'en' | 'es' } = {}) {
  void showLocale(locale);
  const place = { path: '/' };
  const view = render(
    <TestMemoryRouter locationCallback={({ pathname }) => void (place.path = pathname)}>
      <ConnectionContext value={fakeConnection()}>
        <AdminContext
          i18nProvider={createI18nProvider(locale)}
          store={memoryStore()}
          theme={lightTheme}
        >
          <Caller />
          <Notifications />
        </AdminContext>
      </ConnectionContext>
    </TestMemoryRouter>,
  );
  return { ...view, place };
}
