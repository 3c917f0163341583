import { DiskRefusals } from 'embedded-firebase';
import { fillDisk } from 'test-tools/full-disk.ts';
import { temporaryFile } from 'test-tools/temporary-file.ts';
import { until } from 'test-tools/until.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLocalGateway } from '#src/local-gateway.ts';

it('SE-09 says that a payment of the sandbox found no room', async () => {
  const refusals = new DiskRefusals({ every: 10 });
  const file = await temporaryFile('gateway.jsonl');
  const options = { file, port: 0, webhook: null, apiKey: 'sk_test_x', refusals };
  const gateway = await openLocalGateway(options);
  onTestFinished(() => gateway.close());
  const makeRoom = await fillDisk();
  onTestFinished(makeRoom);
  const make = () =>
    fetch(`${gateway.origin}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x' },
    });
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect((await make()).status).toBe(500);
  said.mockRestore();
  expect(refusals.open).toBe('gateway.jsonl (ENOSPC)');
  makeRoom();
  await until(() => expect(refusals.open).toBeNull());
  expect((await make()).status).toBe(200);
});
