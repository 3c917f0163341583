import { fireEvent, screen, within } from '@testing-library/react';
import { undoableEventEmitter } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import {
  change,
  installTime,
  notify,
  pass,
  passUntilGone,
  showNotifications,
  toastOf,
  toasts,
} from './show-notifications.tsx';

installTime();

const undo = (text: string) =>
  fireEvent.click(within(toastOf(text)).getByRole('button', { name: 'Undo' }));

const leaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a change that can be undone', () => {
  it('TO-01 is made once its toast has gone', () => {
    showNotifications();
    const calls = change('Saved');
    expect(calls).toEqual([]);
    expect(leaving()).toBe(true);
    pass(5000);
    expect(calls).toEqual([{ isUndo: false }]);
    expect(leaving()).toBe(false);
    pass(60_000);
    expect(calls).toHaveLength(1);
  });

  it('TO-01 is undone, once', () => {
    showNotifications();
    const calls = change('Saved');
    undo('Saved');
    undo('Saved');
    passUntilGone(60_000);
    expect(calls).toEqual([{ isUndo: true }]);
    expect(toasts()).toEqual([]);
  });

  it('TO-03 is one of its own, however alike', () => {
    showNotifications();
    const first = change('Saved');
    pass(1000);
    const second = change('Saved');
    expect(toasts()).toEqual(['Saved', 'Saved']);
    const [newer] = screen.getAllByRole('button', { name: 'Undo' });
    if (newer) fireEvent.click(newer);
    expect([first, second]).toEqual([[], [{ isUndo: true }]]);
    passUntilGone(4000);
    expect(first).toEqual([{ isUndo: false }]);
  });

  it('TO-01 is made when the portal is left', () => {
    const { unmount } = showNotifications();
    const calls = change('Saved');
    unmount();
    expect(calls).toEqual([{ isUndo: false }]);
  });

  it('TO-01 without a mutation tells by the event that react-admin had before', () => {
    showNotifications();
    const ended = vi.fn<(change: unknown) => void>();
    undoableEventEmitter.once('end', ended);
    notify('Saved', { undoable: true });
    undo('Saved');
    expect(ended).toHaveBeenCalledWith({ isUndo: true });
  });
});
