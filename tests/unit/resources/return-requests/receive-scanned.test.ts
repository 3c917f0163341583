import { describe, expect, it, vi } from 'vitest';
import type { ReturnReceipt, ReturnRequest } from '#domain/money/returns/return-request.ts';
import { HttpFailure } from '#providers/http/http.ts';
import type { ReturnDesk } from '#providers/money/return-desk.ts';
import { receiveScanned } from '#resources/return-requests/receive/receive-scanned.ts';
import { buildReturnRequest } from '../../../fixtures/build-return-request.ts';

const RECEIVED = { at: '2026-06-03T12:00:00.000Z', actor: 'Ada Admin' };
const APPROVED = buildReturnRequest({ state: 'approved', decidedCents: 7_000 });
const CREDITED = buildReturnRequest({
  state: 'credited',
  decidedCents: 7_000,
  received: RECEIVED,
  creditId: 'CR-100001',
});

const answerOf = <T>(answer: T | Error): Promise<T> =>
  answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);

/** A desk that finds these in turn, and answers a receipt with `receipt`. */
function desk(
  found: readonly (ReturnRequest | Error)[],
  receipts: readonly (ReturnReceipt | Error)[],
) {
  const find = vi.fn<ReturnDesk['find']>();
  for (const one of found) find.mockImplementationOnce(() => answerOf(one));
  const receive = vi.fn<ReturnDesk['receive']>();
  for (const one of receipts) receive.mockImplementationOnce(() => answerOf(one));
  return { find, receive };
}

const inState = (state: ReturnRequest['state'], changes: Partial<ReturnRequest> = {}) =>
  buildReturnRequest({ ...changes, state });

const failure = (status: number) => new HttpFailure('refused', status);

describe('a scanned lens', () => {
  it('CR-03 is recorded by the number that was found', async () => {
    const { find, receive } = desk([APPROVED], [{ ...CREDITED, again: false }]);
    const outcome = await receiveScanned({ find, receive }, 'rma100001');
    expect(outcome).toEqual({ kind: 'received', request: CREDITED });
    expect(find).toHaveBeenCalledExactlyOnceWith('RMA-100001');
    expect(receive).toHaveBeenCalledExactlyOnceWith('RMA-100001');
  });

  it.each<[string, ReturnRequest, string]>([
    ['recorded before', CREDITED, 'again'],
    ['recorded before and refused then', inState('refused', { received: RECEIVED }), 'again'],
    ['refused', inState('refused'), 'closed'],
    ['withdrawn', inState('withdrawn'), 'closed'],
    ['expired', inState('expired'), 'closed'],
    ['credited without the lens', inState('credited'), 'closed'],
    ['a cancellation', inState('requested', { kind: 'cancellation', eye: null }), 'closed'],
  ])('CR-03 is not recorded when it is %s', async (_what, request, kind) => {
    const { find, receive } = desk([request], []);
    expect(await receiveScanned({ find, receive }, request.id)).toEqual({ kind, request });
    expect(receive).not.toHaveBeenCalled();
  });

  it('CR-03 that a colleague recorded first is told as recorded before', async () => {
    const asked = desk([APPROVED], [{ ...CREDITED, again: true }]);
    expect(await receiveScanned(asked, 'RMA-100001')).toMatchObject({ kind: 'again' });
    const refused = desk([APPROVED, CREDITED], [failure(409)]);
    const again = { kind: 'again', request: CREDITED };
    expect(await receiveScanned(refused, 'RMA-100001')).toEqual(again);
  });

  it('CR-03 that is still expected after a refusal was not recorded', async () => {
    const refused = desk([APPROVED, APPROVED], [failure(409)]);
    expect(await receiveScanned(refused, 'RMA-100001')).toMatchObject({ kind: 'failed' });
  });

  it('CR-03 is unknown, or was not recorded, when the server says so', async () => {
    const nobody = desk([failure(404)], []);
    expect(await receiveScanned(nobody, 'RMA-7')).toEqual({ kind: 'unknown', number: 'RMA-7' });
    for (const status of [0, 500, 503]) {
      const down = desk([APPROVED], [failure(status)]);
      const outcome = { kind: 'failed', number: 'RMA-100001' };
      expect(await receiveScanned(down, 'RMA-100001')).toMatchObject(outcome);
    }
  });

  it('CR-03 without an RMA number asks the server for nothing', async () => {
    const { find, receive } = desk([], []);
    const scan = (text: string) => receiveScanned({ find, receive }, text);
    expect(await scan('LP-100042')).toEqual({ kind: 'other', number: 'LP-100042' });
    expect(await scan('RMA-1OOOO1')).toEqual({ kind: 'noNumber', nearest: 'RMA-100001' });
    expect(find).not.toHaveBeenCalled();
  });
});
