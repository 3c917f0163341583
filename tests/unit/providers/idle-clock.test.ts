import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from './idle-tabs.ts';
import type { Tab } from './idle-tabs.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 10, 20, 9);

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

const pass = (minutes: number, seconds = 0) =>
  vi.advanceTimersByTime(minutes * MINUTE + seconds * SECOND);

/** Time passes while nothing runs: the machine sleeps, or the browser holds a hidden tab up. */
const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);

const kind = ({ clock }: Tab) => clock.get().kind;

const warning = (remaining: number) => ({ kind: 'warning', remaining });

describe('an hour without activity', () => {
  it('IN-01 IN-02 is active at 54:59, warns at 55:00 and 59:59, and is over at 60:00', () => {
    const tab = new FakeBrowser(START).open();
    pass(54, 59);
    expect(tab.clock.get()).toEqual({ kind: 'active' });
    pass(0, 1);
    expect(tab.clock.get()).toEqual({ kind: 'warning', remaining: 300_000 });
    pass(4, 59);
    expect(tab.clock.get()).toEqual({ kind: 'warning', remaining: 1_000 });
    expect(tab.expired()).toBe(0);
    pass(0, 1);
    expect(tab.clock.get()).toEqual({ kind: 'expired' });
    expect(tab.expired()).toBe(1);
    pass(60);
    expect(tab.expired()).toBe(1);
  });

  it('IN-03 counts every second down', () => {
    const tab = new FakeBrowser(START).open();
    pass(55);
    const seen: unknown[] = [];
    tab.clock.subscribe(() => seen.push(tab.clock.get()));
    pass(0, 10);
    expect(seen).toEqual(
      [299, 298, 297, 296, 295, 294, 293, 292, 291, 290].map((s) => warning(s * 1_000)),
    );
  });

  it('IN-05 Continue starts anew, any number of times', () => {
    const tab = new FakeBrowser(START).open();
    for (let time = 0; time < 3; time += 1) {
      pass(59, 59);
      expect(kind(tab)).toBe('warning');
      tab.clock.goOn();
      expect(kind(tab)).toBe('active');
    }
    pass(54, 59);
    expect(kind(tab)).toBe('active');
  });

  it('IN-05 Continue is too late when the time was up', () => {
    const tab = new FakeBrowser(START).open();
    pass(59);
    sleep(2);
    tab.clock.goOn();
    expect(kind(tab)).toBe('expired');
    expect(tab.expired()).toBe(1);
  });

  it('IN-07 a mouse does not answer the warning', () => {
    const tab = new FakeBrowser(START).open();
    pass(57);
    tab.touch();
    expect(tab.clock.get()).toEqual({ kind: 'warning', remaining: 3 * MINUTE });
  });
});

function shownAfter(minutes: number): Tab {
  const tab = new FakeBrowser(START).open();
  sleep(minutes);
  tab.clock.arrive();
  return tab;
}

it('IN-10 a hidden tab that is shown again: at 30 minutes starts anew, at 57 warns with 3:00, at 61 is over', () => {
  const early = shownAfter(30);
  expect(early.lastActivity.get()).toBe(START + 30 * MINUTE);
  pass(54, 59);
  expect(kind(early)).toBe('active');
  vi.setSystemTime(START);
  const late = shownAfter(57);
  expect(late.clock.get()).toEqual(warning(3 * MINUTE));
  expect(late.lastActivity.get()).toBe(START);
  vi.setSystemTime(START);
  expect(shownAfter(61).expired()).toBe(1);
});

it('IN-02 tab B is killed without a word, and tab A still expires', () => {
  const browser = new FakeBrowser(START);
  const [a, b] = [browser.open(), browser.open()];
  pass(10);
  b.touch();
  b.kill();
  pass(55);
  expect(kind(a)).toBe('warning');
  pass(5);
  expect(a.expired()).toBe(1);
  expect(b.expired()).toBe(0);
});

it('IN-02 IN-05 several tabs: activity in tab B clears the warning in tab A', () => {
  const browser = new FakeBrowser(START);
  const [a, b] = [browser.open(), browser.open()];
  pass(56);
  expect([kind(a), kind(b)]).toEqual(['warning', 'warning']);
  b.clock.goOn();
  expect([kind(a), kind(b)]).toEqual(['active', 'active']);
  pass(54, 59);
  expect([kind(a), kind(b)]).toEqual(['active', 'active']);
});

describe('a machine that slept', () => {
  it('IN-10 for two hours is over as soon as a timer runs', () => {
    const tab = new FakeBrowser(START).open();
    pass(1);
    sleep(120);
    pass(0, 10);
    expect(tab.expired()).toBe(1);
  });

  it('IN-10 and the first move of the mouse does not revive it', () => {
    const tab = new FakeBrowser(START).open();
    sleep(120);
    tab.touch();
    expect(tab.expired()).toBe(1);
    expect(tab.lastActivity.get()).toBe(START);
  });

  it('a clock that was set back does not lengthen the session', () => {
    const tab = new FakeBrowser(START).open();
    pass(1);
    tab.touch();
    sleep(-180);
    pass(60, 10);
    expect(tab.expired()).toBe(1);
  });
});

it.each([
  [1_000, 1_000],
  [1_001, 0],
])(
  'the clock of the machine: may run up to a second behind another tab: activity %i ms ahead counts as %i ms ahead',
  (ahead, counted) => {
    const tab = new FakeBrowser(START + ahead).open();
    expect(tab.lastActivity.get()).toBe(START + counted);
  },
);

it('IN-10 the last activity is not known in a browser that has stored none, until there is some', () => {
  const browser = new FakeBrowser(null);
  const { get, move } = browser.lastActivity();
  expect(get()).toBeNull();
  move(1);
  expect([get(), browser.lastActivity().get()]).toEqual([1, 1]);
});

it('IN-02 nobody is told anything as long as the user stays active', () => {
  const tab = new FakeBrowser(START).open();
  const told = vi.fn<() => void>();
  tab.clock.subscribe(told);
  pass(30);
  tab.touch();
  pass(54);
  expect(told).not.toHaveBeenCalled();
  pass(1);
  expect(told).toHaveBeenCalledOnce();
});

it('IN-06 IN-07 IN-10 after it has stopped: nothing counts as activity, and nothing expires', () => {
  const tab = new FakeBrowser(START).open();
  pass(1);
  tab.kill();
  tab.touch();
  tab.clock.arrive();
  tab.clock.goOn();
  expect(vi.getTimerCount()).toBe(0);
  expect(tab.lastActivity.get()).toBe(START);
  pass(60);
  tab.clock.look();
  expect(tab.clock.get()).toEqual({ kind: 'active' });
  expect(tab.expired()).toBe(0);
});
