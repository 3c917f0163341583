import { describe, expect, it, vi } from 'vitest';
import {
  activityBrowser,
  MINUTE,
  openTab,
  pass,
  RECORD,
  recordOf,
  SECOND,
  START,
  useStart,
} from './activity-fixture.ts';

useStart();

it('EN-03 the record: has exactly the keys of the specification, and goes on with the session', async () => {
  const { browser, tab } = await openTab(5 * MINUTE);
  tab.touch();
  await pass(2 * SECOND);
  expect(browser.writes[0]).toEqual({
    lastActivity: START + 5 * MINUTE,
    deviceId: 'd1',
    sessionId: 's1',
    status: 'active',
    lastSync: START + 5 * MINUTE + SECOND,
    userId: 'u1',
    userEmail: 'practice@lens.test',
    userRole: 'customer',
    browser: { name: 'Chrome', version: '156', platform: 'Linux x86_64', language: 'en' },
    screen: { width: 1280, height: 800, pixelRatio: 1 },
    device: { type: 'desktop', os: 'Linux', osVersion: '' },
    session: {
      startTime: START - MINUTE,
      timezone: 'America/Detroit',
      connectionType: '4g',
      currentRoute: '/customer/order',
      tabCount: 1,
    },
  });
});

describe('another device', () => {
  it('IN-09 only moves the last activity', async () => {
    const { browser, tab } = await openTab(10 * MINUTE);
    const theirs = recordOf({ deviceId: 'phone', lastActivity: START + 9 * MINUTE });
    await browser.documents.write('userActivity', 'u1', theirs);
    expect(tab.lastActivity.get()).toBe(START + 9 * MINUTE);
    await pass(10 * MINUTE);
    expect(browser.writes).toEqual([]);
    expect(browser.documents.stored[RECORD]).toEqual(theirs);
  });

  it('IN-09 never back, and not ahead of this clock', async () => {
    const { browser, tab } = await openTab(10 * MINUTE);
    const notify = (lastActivity: number) =>
      browser.documents.write('userActivity', 'u1', recordOf({ deviceId: 'phone', lastActivity }));
    await notify(START - 9 * MINUTE);
    expect(tab.lastActivity.get()).toBe(START);
    await notify(START + 40 * MINUTE);
    expect(tab.lastActivity.get()).toBe(START + 10 * MINUTE);
  });

  it('IN-09 is followed again when Firestore could not be opened', async () => {
    const browser = activityBrowser();
    const documents = vi
      .fn<() => Promise<typeof browser.documents>>()
      .mockRejectedValueOnce(new Error('no chunk'))
      .mockResolvedValue(browser.documents);
    const tab = browser.open({ documents });
    await pass(10 * MINUTE);
    expect(tab.log).toHaveBeenCalledOnce();
    const theirs = recordOf({ deviceId: 'phone', lastActivity: START + 9 * MINUTE });
    await browser.documents.write('userActivity', 'u1', theirs);
    expect(tab.lastActivity.get()).toBe(START + 9 * MINUTE);
  });
});

type Tab = ReturnType<ReturnType<typeof activityBrowser>['open']>;

async function activeTab() {
  const { browser, tab } = await openTab(40 * SECOND);
  tab.touch();
  return { browser, tab };
}

describe('the end', () => {
  it('IN-08 signing out tells what is pending, as inactive', async () => {
    const { browser, tab } = await activeTab();
    await tab.leave('user');
    expect(browser.writes).toMatchObject([
      { status: 'inactive', lastActivity: START + 40 * SECOND, session: { tabCount: 0 } },
    ]);
    await tab.leave('user');
    await pass(10 * MINUTE);
    expect(browser.writes).toHaveLength(1);
  });

  it.each(['other-tab', 'expired', 'ended', 'idle'] as const)(
    'IN-08 a sign-out as %s tells nothing',
    async (because) => {
      const { browser, tab } = await activeTab();
      await tab.leave(because);
      expect(browser.writes).toEqual([]);
    },
  );

  it.each([
    ['the clock', (_tab: Tab) => undefined],
    ['a page that is hidden', (tab: Tab) => tab.show(false)],
    ['a page that goes', (tab: Tab) => tab.going()],
    ['the end of the page', (tab: Tab) => tab.stop()],
  ])('IN-08 after the end of the session %s writes nothing', async (_what, end) => {
    const { browser, tab } = await activeTab();
    tab.over();
    end(tab);
    await pass(10 * MINUTE);
    expect(browser.write).not.toHaveBeenCalled();
    expect(tab.log).not.toHaveBeenCalled();
  });

  it('LG-03 a sign-out waits two seconds at most for it', async () => {
    const { browser, tab } = await activeTab();
    browser.write.mockImplementation(() => new Promise(() => undefined));
    let done = false;
    const leave = async (): Promise<void> => {
      await tab.leave('user');
      done = true;
    };
    const leaving = leave();
    await pass(1_999);
    expect(done).toBe(false);
    await pass(1);
    await leaving;
    expect(done).toBe(true);
    expect(tab.log).not.toHaveBeenCalled();
  });

  it.each([
    ['hidden', 'active', 1, (tab: Tab) => tab.show(false)],
    ['left by a reload or closed', 'idle', 0, (tab: Tab) => tab.going()],
    ['taken down', 'active', 1, (tab: Tab) => tab.stop()],
  ])(
    'IN-08 a page that is %s within 30 s of the last write tells what is pending',
    async (...row) => {
      const [, status, tabCount, end] = row;
      const { browser, tab } = await activeTab();
      await pass(22 * SECOND);
      expect(browser.writes).toHaveLength(1);
      tab.touch();
      await pass(7 * SECOND);
      end(tab);
      end(tab);
      await pass(0);
      expect(browser.writes).toHaveLength(2);
      const lastActivity = START + 62 * SECOND;
      expect(browser.writes[1]).toMatchObject({ status, lastActivity, session: { tabCount } });
      await pass(10 * MINUTE);
      expect(browser.writes).toHaveLength(2);
    },
  );

  it('IN-08 a page that is hidden with nothing pending tells nothing', async () => {
    const { browser, tab } = await activeTab();
    await pass(30 * SECOND);
    expect(browser.writes).toHaveLength(1);
    tab.show(false);
    tab.stop();
    await pass(10 * MINUTE);
    expect(browser.writes).toHaveLength(1);
  });
});
