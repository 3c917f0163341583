import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate } from '#tests/fixtures/gate.ts';
import { activityBrowser, START } from './activity-fixture.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a session that ends for a reason of its own', () => {
  it('IN-08 tells what is pending in the tab that writes', async () => {
    const browser = activityBrowser();
    const tab = browser.open();
    await pass(40 * SECOND);
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

  it('IN-08 tells nothing in a tab that is seen again while another one writes', async () => {
    const browser = activityBrowser();
    const [tab] = [browser.open(), browser.open()];
    await pass(0);
    tab.show(false);
    await pass(0);
    tab.show(true);
    await pass(40 * SECOND);
    tab.touch();
    await tab.leave('address-changed');
    expect(browser.writes).toEqual([]);
  });

  it('IN-08 lets another tab write', async () => {
    const browser = activityBrowser();
    const [first, second] = [browser.open(), browser.open()];
    await pass(0);
    await first.leave('other-tab');
    second.touch();
    await pass(2 * MINUTE);
    second.touch();
    await pass(2 * MINUTE);
    expect(browser.writes).not.toEqual([]);
  });
});

describe('a tab that was taken down', () => {
  it('IN-08 tells nothing when its session ends later', async () => {
    const browser = activityBrowser();
    const tab = browser.open();
    await pass(0);
    tab.stop();
    await tab.leave('user');
    expect(browser.writes).toEqual([]);
  });

  it('IN-08 leads no more when its turn comes', async () => {
    const turn = createGate();
    const over = vi.fn<() => void>();
    const request = async (_lock: string, _options: LockOptions, lead: () => Promise<void>) => {
      await turn.opened;
      await lead();
      over();
    };
    const locks = { request } as unknown as Pick<LockManager, 'request'>;
    const browser = activityBrowser();
    const tab = browser.open({ locks });
    tab.stop();
    turn.open();
    await pass(0);
    expect(over).toHaveBeenCalledOnce();
    tab.touch();
    await pass(2 * MINUTE);
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
