import { describe, expect, it, vi } from 'vitest';
import {
  activityBrowser,
  HOUR,
  MINUTE,
  openTab,
  pass,
  recordOf,
  SECOND,
  START,
  useStart,
} from './activity-fixture.ts';

useStart();

type Browser = ReturnType<typeof activityBrowser>;
type Tab = ReturnType<Browser['open']>;

/** Somebody works: a mouse that moves every two seconds, for so long. */
async function work(tab: Tab, milliseconds: number): Promise<void> {
  for (let past = 0; past < milliseconds; past += 2 * SECOND) {
    await pass(2 * SECOND);
    tab.touch();
  }
}

describe('the writes of a simulated working hour', () => {
  it('IN-08 at most 60 while active, none while idle, none while hidden', async () => {
    const active = await openTab();
    await work(active.tab, HOUR);

    vi.setSystemTime(START);
    const idle = await openTab();
    await pass(HOUR);

    vi.setSystemTime(START);
    const hidden = await openTab();
    hidden.tab.show(false);
    await work(hidden.tab, HOUR);

    const counts = [active, idle, hidden].map(({ browser }) => browser.writes.length);
    process.stdout.write(`writes in an hour: active, idle, hidden: ${counts.join(', ')}\n`);
    expect(counts[0]).toBeLessThanOrEqual(60);
    expect(counts[0]).toBeGreaterThan(55);
    expect(counts.slice(1)).toEqual([0, 0]);
  });
});

describe('one tab writes', () => {
  it('IN-08 of two that are both seen', async () => {
    const browser = activityBrowser();
    const [first, second] = [browser.open(), browser.open()];
    await pass(2 * MINUTE);
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).toHaveLength(1);
    expect(browser.writes[0]).toMatchObject({ session: { tabCount: 2 } });

    first.stop();
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).toHaveLength(2);
  });

  it('IN-08 a hidden one leaves it to one that is seen', async () => {
    const browser = activityBrowser();
    const [first, second] = [browser.open(), browser.open()];
    await pass(0);
    first.show(false);
    await pass(2 * MINUTE);
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).toHaveLength(1);
  });
});

describe('writing where something is in the way', () => {
  it('IN-08 without a connection one write waits, and not one a minute', async () => {
    const { browser, tab } = await openTab();
    browser.write.mockImplementation(() => new Promise(() => undefined));
    await work(tab, 10 * MINUTE);
    expect(browser.write).toHaveBeenCalledOnce();
  });

  it('IN-08 a clock that is ahead is noticed, and the record has the server’s time', async () => {
    let ahead = 0;
    const renewToken = vi.fn<() => Promise<void>>(async () => {
      ahead = 2 * HOUR;
    });
    const browser = activityBrowser(recordOf({ lastActivity: START - 3 * HOUR }));
    const tab = browser.open({ ahead: () => ahead, renewToken });
    await pass(0);
    const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
    browser.write.mockRejectedValueOnce(refused);
    await pass(2 * MINUTE);
    expect(renewToken).toHaveBeenCalledOnce();
    browser.writes.length = 0;
    tab.touch();
    await pass(MINUTE);
    const at = START + 2 * MINUTE - 2 * HOUR;
    expect(browser.writes).toMatchObject([{ lastActivity: at, lastSync: at + MINUTE }]);
    await pass(HOUR);
    expect(browser.writes).toHaveLength(1);
    expect(renewToken).toHaveBeenCalledOnce();
  });

  it('LG-01 IN-08 a sign-in whose record was lost is told', async () => {
    const browser = activityBrowser(null);
    browser.open();
    await pass(2 * SECOND);
    expect(browser.writes).toHaveLength(1);
    expect(browser.writes[0]).toMatchObject({ userId: 'u1', lastActivity: START });
  });

  it('IN-09 a record of another device is taken over by this one when it is used', async () => {
    const browser = activityBrowser(recordOf({ deviceId: 'phone', sessionId: 'phone' }));
    const tab = browser.open();
    await pass(0);
    tab.touch();
    await pass(10 * SECOND);
    expect(browser.writes).toHaveLength(0);
    tab.touch();
    await pass(2 * SECOND);
    expect(browser.writes).toHaveLength(1);
    expect(browser.writes[0]).toMatchObject({ deviceId: 'd1' });
    expect(browser.writes[0]).not.toMatchObject({ sessionId: 'phone' });
  });
});

useStart();

describe('a session that ends for a reason of its own', () => {
  it('IN-08 tells what is pending in the tab that writes', async () => {
    const { browser, tab } = await openTab(40 * SECOND);
    tab.touch();
    await tab.leave('address-changed');
    expect(browser.writes).toMatchObject([
      { status: 'inactive', lastActivity: START + 40 * SECOND },
    ]);
  });

  it('IN-08 tells nothing where nothing is pending, unless the user signs out', async () => {
    const browser = activityBrowser();
    const [tab, other] = [browser.open(), browser.open({ isVisible: () => false })];
    await pass(40 * SECOND);
    await tab.leave('address-changed');
    expect(browser.writes).toEqual([]);
    await other.leave('user');
    expect(browser.writes).toMatchObject([{ status: 'inactive' }]);
  });

  it.each([
    ['was never seen', { isVisible: () => false }],
    ['waits for another one', {}],
  ])('IN-08 tells nothing in a tab that %s', async (_what, over) => {
    const browser = activityBrowser();
    browser.open();
    await pass(0);
    const tab = browser.open(over);
    await pass(40 * SECOND);
    tab.touch();
    await tab.leave('address-changed');
    expect(browser.writes).toEqual([]);
  });
});

describe('a tab that was taken down', () => {
  it('IN-08 tells nothing when its session ends later', async () => {
    const { browser, tab } = await openTab();
    tab.stop();
    await tab.leave('user');
    expect(browser.writes).toEqual([]);
  });

  it('says so when the browser refused the lock', async () => {
    const refused = new Error('refused');
    const locks = { request: () => Promise.reject(refused) };
    const tab = activityBrowser().open({ locks });
    await pass(0);
    expect(tab.log).toHaveBeenCalledWith('Leading', refused);
  });
});
