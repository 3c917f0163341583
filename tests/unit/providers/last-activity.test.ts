import { describe, expect, it, vi } from 'vitest';
import { createLastActivity } from '#providers/activity/last-activity.ts';

const NOON = Date.UTC(2026, 10, 20, 12);

/** The last activity as a tab has it that began at noon; `write` is what another tab does. */
function openTab() {
  const storage = { value: String(NOON) as string | null, onWritten: () => undefined as void };
  const lastActivity = createLastActivity({
    read: () => storage.value,
    write: (value) => {
      storage.value = value;
    },
    onWritten: (listener) => {
      storage.onWritten = listener;
    },
  });
  const onChange = vi.fn<() => void>();
  lastActivity.subscribe(onChange);
  const write = (value: string | null): void => {
    storage.value = value;
    storage.onWritten();
  };
  return { lastActivity, onChange, write };
}

describe('the last activity of a browser', () => {
  it('IN-10 is what another tab writes, and whoever shows it is told', () => {
    const { lastActivity, onChange, write } = openTab();
    write(String(NOON + 1));
    expect(lastActivity.get()).toBe(NOON + 1);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each([
    ['clears the storage', null],
    ['writes the same', String(NOON)],
    ['writes what is no time', 'soon'],
  ])('IN-10 stays what this tab knows when another one %s', (_what, value) => {
    const { lastActivity, onChange, write } = openTab();
    write(value);
    expect(lastActivity.get()).toBe(NOON);
    expect(onChange).not.toHaveBeenCalled();
  });
});
