import { describe, expect, it, vi } from 'vitest';
import { UPLOAD_MOST_BYTES } from '#domain/basics/constants.ts';
import type { Order } from '#domain/orders/order.ts';
import { attachmentPath, inspectFile } from '#src/customer/order/attachments/attachment-file.ts';
import { isDefinitive } from '#src/customer/order/submit/idempotency.ts';
import { createOrderSending, deliverCorrection } from '#src/customer/order/submit/order-sending.ts';
import type { Sending } from '#src/customer/order/submit/order-sending.ts';
import type { Submission } from '#src/customer/order/submit/submit-failure.ts';
import { contentOf, withAnsweredPrice } from '#src/customer/order/submit/use-send-order.ts';
import { buildOrderInput } from '../../fixtures/build-order-input.ts';
import { buildOrder, buildOrderEvent } from '../../fixtures/build-order.ts';
import { file, HTML, PDF, PNG } from '../../fixtures/upload-files.ts';
import { noAnswer, refusal } from '../providers/draft-fixture.ts';

it.each([
  [422, true],
  [0, false],
  [408, false],
  [409, false],
  [429, false],
  [503, false],
])('OR-04 the key of an order: takes status %i as a definitive answer: %s', (status, definitive) =>
  expect(isDefinitive(status)).toBe(definitive),
);

const { accountNumber: _, ...SUBMISSION } = buildOrderInput();
const OTHER: Submission = { ...SUBMISSION, notes: 'Rush' };
const ORDER = buildOrder();
type Resubmit = Parameters<typeof deliverCorrection>[2];

/** A form that sends; `answers` are what becomes of its requests in turn, an order where none is left. */
function start(...answers: (Order | Error)[]) {
  const sent: Sending[] = [];
  const release = vi.fn<() => void>();
  const lock = vi.fn<() => Promise<() => void>>(() => Promise.resolve(release));
  const deliver = (sending: Sending): Promise<Order> => {
    sent.push(sending);
    const answer = answers.shift() ?? ORDER;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  let keys = 0;
  const sendOrder = createOrderSending(() => `key-${(keys += 1)}`);
  const send = (submission: Submission = SUBMISSION, corrects = false) =>
    sendOrder(submission, { lock, deliver, corrects });
  return { send, sent, lock, release, keys: () => sent.map(({ key }) => key) };
}

const invalid = () => refusal(422, { errors: { notes: { rule: 'max', message: 'Too long' } } });

describe('sending an order', () => {
  it('OR-04 starts no second one while the first is on its way', async () => {
    const { send, sent } = start();
    expect(await Promise.all([send(), send()])).toEqual([{ order: ORDER }, null]);
    expect(sent).toEqual([{ submission: SUBMISSION, key: 'key-1', wasLost: false }]);
  });

  it('OR-03 holds the draft while it is sent, and lets it go on only after a failure', async () => {
    const { send, lock, release } = start(refusal(403));
    await send();
    expect(lock).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledOnce();
    await send();
    expect([lock.mock.calls.length, release.mock.calls.length]).toEqual([2, 1]);
  });

  it('OR-04 can send again when the draft could not be held', async () => {
    const { send, lock, sent } = start();
    lock.mockRejectedValueOnce(new Error('broken'));
    await expect(send()).rejects.toThrow('broken');
    expect(sent).toEqual([]);
    expect(await send()).toEqual({ order: ORDER });
  });

  it.each([
    ['no answer', noAnswer(), 'offline'],
    ['a failing server', refusal(503), 'other'],
    ['an attempt still at work', refusal(409), 'other'],
  ] as const)('OR-04 retries after %s under the same key', async (_what, failed, kind) => {
    const { send, sent, keys } = start(failed);
    expect(await send()).toMatchObject({ failure: { kind } });
    await send(OTHER);
    expect(keys()).toEqual(['key-1', 'key-1']);
    expect(sent.map(({ wasLost }) => wasLost)).toEqual([false, true]);
  });

  it('OR-04 takes another key for other contents once the server has refused', async () => {
    const { send, sent, keys } = start(invalid(), invalid());
    expect(await send()).toMatchObject({ failure: { kind: 'invalid' } });
    await send();
    await send(OTHER);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
    expect(sent.map(({ wasLost }) => wasLost)).toEqual([false, false, false]);
  });

  it.each([false, true])(
    'OR-16 says what the order costs now, also when it corrects one (%s), and takes another key for it',
    async (corrects) => {
      const shown = { totalCents: 7_500, creditCents: 4_000 };
      const errors = { 'shown.totalCents': { rule: 'shownPrice', message: 'x', nearest: 8_000 } };
      const { send, keys } = start(refusal(409, { code: 'conflict', errors }));
      const sent = { ...SUBMISSION, shown };
      const price = { totalCents: 8_000, creditCents: 4_000 };
      expect(await send(sent, corrects)).toMatchObject({
        failure: { kind: 'priceChanged', priceNow: { price, showsCredit: true } },
      });
      const told = { order: contentOf(sent), price };
      expect(withAnsweredPrice(sent, told).shown).toEqual(price);
      expect(withAnsweredPrice({ ...sent, notes: 'Rush' }, told).shown).toEqual(shown);
      expect(withAnsweredPrice(sent, null).shown).toEqual(shown);
      await send(withAnsweredPrice(sent, told), corrects);
      expect(keys()).toEqual(['key-1', 'key-2']);
    },
  );

  it('OR-04 takes another key when this one was used for other contents', async () => {
    const { send, keys } = start(refusal(422, { code: 'invalid' }));
    expect(await send()).toMatchObject({ failure: { kind: 'alreadyUsed' } });
    await send();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('OR-04 takes another key for the next order, with the same contents too', async () => {
    const { send, keys } = start();
    await send();
    await send();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('OR-06 says of a correction that the order moved on, and of a new order not', async () => {
    const failures = [refusal(412), refusal(409), refusal(412)];
    const { send } = start(...failures);
    expect(await send(SUBMISSION, true)).toMatchObject({ failure: { kind: 'movedOn' } });
    expect(await send(SUBMISSION, true)).toMatchObject({ failure: { kind: 'movedOn' } });
    expect(await send(SUBMISSION)).toMatchObject({ failure: { kind: 'other' } });
  });

  it('TM-06 says when new terms came into force meanwhile, and not of another refusal', async () => {
    const { send } = start(
      refusal(403, { code: 'forbidden', reason: 'terms' }),
      refusal(403, { code: 'forbidden' }),
    );
    expect(await send()).toMatchObject({ failure: { kind: 'terms' } });
    expect(await send()).toMatchObject({ failure: { kind: 'other' } });
  });
});

const sending = (wasLost: boolean): Sending => ({ submission: SUBMISSION, key: 'k', wasLost });
const movedOn = (current: Order) => refusal(412, { code: 'version-moved-on', current });

describe('sending a correction', () => {
  const rejected = buildOrder({ state: 'rejected', version: 2 });
  const resubmission = buildOrderEvent({ action: 'resubmit', from: 'rejected' });
  const submitted: Order = {
    ...rejected,
    state: 'submitted',
    version: 3,
    events: [...rejected.events, resubmission],
  };
  const correct = (answer: Order | Error, wasLost: boolean) =>
    deliverCorrection(rejected, sending(wasLost), () =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer }),
    );

  it('OR-06 is based on the version that was seen', async () => {
    const resubmit = vi.fn<Resubmit>(() => Promise.resolve({ data: submitted }));
    expect(await deliverCorrection(rejected, sending(false), resubmit)).toBe(submitted);
    expect(resubmit).toHaveBeenCalledExactlyOnceWith(rejected.id, SUBMISSION, 2);
  });

  it('OR-04 takes an order for submitted whose answer was lost', async () =>
    expect(await correct(movedOn(submitted), true)).toEqual(submitted));

  it.each([
    ['nothing was lost', movedOn(submitted), false],
    ['somebody else went further', movedOn({ ...submitted, version: 4 }), true],
    ['it was cancelled', movedOn({ ...submitted, events: rejected.events }), true],
    ['the answer tells of no order', refusal(412), true],
    ['there is no answer', noAnswer(), true],
  ])('OR-06 tells the refusal when %s', (_what, failed, wasLost) =>
    expect(correct(failed, wasLost)).rejects.toBe(failed),
  );
});

describe('a file that goes with an order', () => {
  it('OR-01 is told by its content, whatever it is called', async () => {
    expect(await inspectFile(file(PNG, 'a.pdf', 'application/pdf'))).toEqual({ type: 'image/png' });
    expect(await inspectFile(file(PDF, 'a.png', 'image/png'))).toEqual({ type: 'application/pdf' });
    expect(await inspectFile(file(HTML, 'a.png', 'image/png'))).toEqual({ refusal: 'type' });
    expect(await inspectFile(file(new Uint8Array(), 'a.png'))).toEqual({ refusal: 'empty' });
    const large = { size: UPLOAD_MOST_BYTES + 1 } as File;
    expect(await inspectFile(large)).toEqual({ refusal: 'size' });
  });

  it('DB-02 gets a place of its own whose name tells nothing', () => {
    const path = attachmentPath('u1', 'image/png');
    expect(path).toMatch(/^users\/u1\/orders\/[0-9a-f-]{36}\.png$/);
    expect(attachmentPath('u1', 'image/png')).not.toBe(path);
    expect(attachmentPath('u1', 'application/pdf')).toMatch(/\.pdf$/);
  });
});
