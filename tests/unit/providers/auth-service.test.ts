import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as authService from '#providers/activity/auth-service.ts';
import { filesBelow } from '../../arrows/files-below.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WRITES_ACTIVITY = /\bwrite\(\s*(?:ACTIVITY|'userActivity')/;

it('RS-08 the auth service is the only code of the browser that writes the record of activity', () => {
  const files = ['providers', 'resources', 'src'].flatMap((folder) => filesBelow(ROOT, folder));
  const writing = files.filter((file) =>
    WRITES_ACTIVITY.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(writing).toEqual(['providers/activity/auth-service.ts']);
});

it('RS-08 a sync resolves when the record is stored, and throws when it is refused', async () => {
  const write = vi.fn<Parameters<typeof authService.syncActivity>[0]['write']>();
  write.mockResolvedValueOnce().mockRejectedValueOnce(new Error('permission-denied'));
  const record = { lastActivity: 1 };
  await authService.syncActivity({ write }, 'u1', record);
  expect(write).toHaveBeenCalledWith('userActivity', 'u1', record);
  await expect(authService.syncActivity({ write }, 'u1', record)).rejects.toThrow(/denied/);
});
