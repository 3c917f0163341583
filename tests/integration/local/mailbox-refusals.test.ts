import { DiskRefusals } from 'embedded-firebase';
import { fillDisk } from 'test-tools/full-disk.ts';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { until } from 'test-tools/until.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openLocalMailbox } from '#server/local/mailbox.ts';

it('SE-09 says that an email of the mailbox found no room', async () => {
  const refusals = new DiskRefusals({ every: 10 });
  const mailbox = await openLocalMailbox(await temporaryFile('mailbox.jsonl'), refusals);
  onTestFinished(() => mailbox.close());
  const makeRoom = await fillDisk();
  onTestFinished(makeRoom);
  await expect(mailbox.empty()).rejects.toThrow('cannot be written');
  expect(refusals.open).toBe('mailbox.jsonl (ENOSPC)');
  makeRoom();
  await until(() => expect(refusals.open).toBeNull());
  await mailbox.empty();
});
