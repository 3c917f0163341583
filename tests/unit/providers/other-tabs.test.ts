import { afterEach, expect, it, vi } from 'vitest';
import {
  notifyEmailChecked,
  onEmailChecked,
  onOtherTabLeft,
} from '#providers/browser/other-tabs.ts';

type OnStorage = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['clears the storage', null, null, 1],
  ['removes the token', 'authToken', null, 1],
  ['renews the token', 'authToken', 'token-2', 0],
  ['removes something else', 'accountNumber', null, 0],
])('LG-03 another tab that %s', (_, key, newValue, left) => {
  const told: OnStorage[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: OnStorage) => told.push(listener));
  const onLeft = vi.fn<() => void>();
  onOtherTabLeft(onLeft);
  for (const listener of told) listener({ key, newValue });
  expect([told.length, onLeft.mock.calls.length]).toEqual([1, left]);
});

it('RT-03 a page that tells the other tabs of its address leaves no channel open', () => {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    close(): void {
      open.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const onChecked = vi.fn<() => void>();
  const stop = onEmailChecked(onChecked);
  notifyEmailChecked();
  expect([onChecked.mock.calls.length, open.size]).toEqual([1, 1]);
  stop();
  expect(open.size).toBe(0);
});
