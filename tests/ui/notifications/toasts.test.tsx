import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TOAST_EASE, TOAST_EXTENDED_TIMEOUT, TOAST_TIMEOUT } from '#domain/basics/constants.ts';
import { raise } from '#src/notifications/open-toasts.tsx';
import { TOAST_TYPES } from '#src/notifications/toast-types.ts';
import {
  focus,
  hover,
  installTime,
  leave,
  notify,
  pass,
  passUntilGone,
  showNotifications,
  toastOf,
  toasts,
} from './show-notifications.tsx';

installTime();

describe('TO-01 the types', () => {
  it.each([
    ['success', 'Done', 'status'],
    ['error', 'Error', 'alert'],
    ['warning', 'Warning', 'status'],
    ['info', 'Information', 'status'],
  ] as const)('%s is called %s, and announced as %s', (type, name, role) => {
    showNotifications();
    notify('Told', { type });
    const toast = screen.getByRole(role);
    expect(within(toast).getByTitle(name)).toBeDefined();
    expect(toast.className).toContain(`Toastify__toast--${type}`);
  });

  it('default is raised by the portal itself, and what nobody knows is shown so', () => {
    showNotifications();
    raise({ type: 'default', content: 'Plain', lasts: null, isMultiLine: false });
    // react-admin passes on whatever it is given
    notify('Strange', { type: 'odd' as 'info' });
    for (const text of ['Plain', 'Strange']) {
      expect(within(toastOf(text)).getByTitle('Notice')).toBeDefined();
    }
    expect(TOAST_TYPES).toEqual(['success', 'error', 'warning', 'info', 'default']);
  });
});

describe('TO-02 the time of a toast', () => {
  it('shows for five seconds and leaves within 300 ms', () => {
    expect([TOAST_TIMEOUT, TOAST_EXTENDED_TIMEOUT, TOAST_EASE]).toEqual([5000, 1000, 300]);
    showNotifications();
    notify('Told');
    pass(4999);
    expect(toastOf('Told').dataset.in).toBe('true');
    pass(1);
    expect(toastOf('Told').dataset.in).toBe('false');
    pass(299);
    expect(toasts()).toEqual(['Told']);
    pass(1);
    expect(toasts()).toEqual([]);
  });

  it('stays as long as the pointer is on it, and one second after', () => {
    showNotifications();
    notify('Told');
    pass(4900);
    hover('Told');
    passUntilGone(60_000);
    expect(toasts()).toEqual(['Told']);
    leave('Told');
    pass(999);
    expect(toastOf('Told').dataset.in).toBe('true');
    passUntilGone(1);
    expect(toasts()).toEqual([]);
  });

  it('stays as long as the keyboard is in it, and one second after', () => {
    showNotifications();
    notify('Told');
    focus(toastOf('Told'));
    passUntilGone(60_000);
    focus(screen.getByRole('button', { name: 'Close the notification' }));
    passUntilGone(60_000);
    expect(toasts()).toEqual(['Told']);
    focus(screen.getByRole('button', { name: 'on the page' }));
    pass(999);
    expect(toastOf('Told').dataset.in).toBe('true');
    passUntilGone(1);
    expect(toasts()).toEqual([]);
  });

  it('does not stay for a click on it', () => {
    showNotifications();
    notify('Told');
    hover('Told');
    fireEvent.mouseDown(toastOf('Told'));
    focus(toastOf('Told'));
    fireEvent.mouseUp(toastOf('Told'));
    leave('Told');
    passUntilGone(1000);
    expect(toasts()).toEqual([]);
  });

  it('has a bar that runs as long as it shows, and stands while it is held', () => {
    const { container } = showNotifications();
    const bar = () => {
      const style = container.querySelector<HTMLElement>('.toast-time')?.style;
      return ['--lasts', '--run'].map((name) => style?.getPropertyValue(name));
    };
    notify('Told');
    expect(bar()).toEqual(['5000ms', 'running']);
    hover('Told');
    expect(bar()).toEqual(['5000ms', 'paused']);
    leave('Told');
    expect(bar()).toEqual(['1000ms', 'running']);
  });

  it('takes the time that it was given', () => {
    const { container } = showNotifications();
    notify('Longer', { autoHideDuration: 9000 });
    notify('For good', { autoHideDuration: null });
    expect(container.querySelectorAll('.toast-time')).toHaveLength(1);
    pass(8999);
    expect(toasts()).toEqual(['For good', 'Longer']);
    passUntilGone(1);
    hover('For good');
    leave('For good');
    passUntilGone(60_000);
    expect(toasts()).toEqual(['For good']);
  });
});

it('TO-02 at most five: shows the newest on top, and the sixth when one has gone', () => {
  showNotifications();
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) notify(text);
  expect(toasts()).toEqual(['5', '4', '3', '2', '1']);
  fireEvent.click(within(toastOf('2')).getByRole('button', { name: 'Close the notification' }));
  pass(TOAST_EASE);
  expect(toasts()).toEqual(['6', '5', '4', '3', '1']);
  // what waited has its five seconds from now
  pass(5000 - TOAST_EASE);
  pass(TOAST_EASE);
  expect(toasts()).toEqual(['7', '6']);
  passUntilGone(TOAST_EASE);
  expect(toasts()).toEqual(['7']);
  passUntilGone(5000 - 2 * TOAST_EASE);
  expect(toasts()).toEqual([]);
});

describe('TO-03 no duplicates', () => {
  it('counts a repeated one up, and its time starts anew', () => {
    showNotifications();
    notify('Told', { type: 'error' });
    pass(4000);
    notify('Told', { type: 'error' });
    notify('Told', { type: 'error' });
    expect(toasts()).toEqual(['Told']);
    expect(toastOf('Told').textContent).toContain('×3');
    expect(within(toastOf('Told')).getByText('3 times')).toBeDefined();
    pass(4999);
    expect(toastOf('Told').dataset.in).toBe('true');
    pass(1);
    expect(toastOf('Told').dataset.in).toBe('false');
  });

  it('tells apart what is of another type, and tells anew what has gone', () => {
    showNotifications();
    notify('Told', { type: 'success' });
    notify('Told', { type: 'error' });
    expect(toasts()).toEqual(['Told', 'Told']);
    passUntilGone(5000);
    notify('Told', { type: 'error' });
    expect(toasts()).toEqual(['Told']);
    expect(toastOf('Told').textContent).not.toContain('×');
  });
});

describe('TO-01 the place of the toasts', () => {
  it('gives way to a button beside which only a scrollbar would leave room', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1000);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(985);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this.matches('.Toastify__toast-container')) return new DOMRect(601, 64, 368, 60);
      return this.textContent === 'on the page' ? new DOMRect(560, 70, 50, 30) : new DOMRect();
    });
    showNotifications();
    notify('Told');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { style } = document.querySelector<HTMLElement>('.Toastify__toast-container') ?? {};
    expect(style?.getPropertyValue('--toast-top')).toBe('108px');
  });
});
