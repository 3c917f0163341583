import { beforeEach, expect, it, vi } from 'vitest';
import * as authService from '#providers/activity/auth-service.ts';
import { activityBrowser, MINUTE, pass, RECORD, SECOND, useStart } from './activity-fixture.ts';

vi.mock(import('#providers/activity/auth-service.ts'), { spy: true });

const syncActivity = vi.mocked(authService.syncActivity);

useStart();
beforeEach(() => void syncActivity.mockClear());

it('RS-08 all of a session reaches the record through the auth service: the first activity, what follows, and the end', async () => {
  const browser = activityBrowser(null);
  const tab = browser.open();
  await pass(SECOND);
  for (let minute = 0; minute < 3; minute += 1) {
    tab.touch();
    await pass(MINUTE);
  }
  tab.touch();
  await tab.leave('user');
  expect(browser.writes.length).toBeGreaterThan(3);
  const synced = syncActivity.mock.calls.map(([, uid, record]) => [`userActivity/${uid}`, record]);
  expect(synced).toEqual(browser.writes.map((record) => [RECORD, record]));
});

it('RS-08 a sync resolves when the record is stored, and throws when it is refused', async () => {
  const write = vi.fn<Parameters<typeof authService.syncActivity>[0]['write']>();
  write.mockResolvedValueOnce().mockRejectedValueOnce(new Error('permission-denied'));
  const record = { lastActivity: 1 };
  await authService.syncActivity({ write }, 'u1', record);
  expect(write).toHaveBeenCalledWith('userActivity', 'u1', record);
  await expect(authService.syncActivity({ write }, 'u1', record)).rejects.toThrow(/denied/);
});
