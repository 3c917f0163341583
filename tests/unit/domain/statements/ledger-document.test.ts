import { describe, expect, it } from 'vitest';
import { documentOf } from '#domain/statements/ledger-document.ts';

describe('the document of a transaction', () => {
  it.each([
    [['invoice:INV-100001'], 'INV-100001', false],
    [['payment:PAY-100001'], 'PAY-100001', false],
    [['allocation:PAY-100001:2'], 'PAY-100001', false],
    [['refund:PAY-100001:3'], 'PAY-100001', false],
    [['write-off:INV-100001:0199aaaa'], 'INV-100001', false],
    [['merge:100001'], '100001', false],
    [['resolution:7', 'payment:PAY-100002'], 'PAY-100002', false],
    [['reversal:7', 'write-off:INV-100003:1'], 'INV-100003', true],
    // A lens credit that a merge moved, and that was then opened.
    [['resolution:9', 'lensCredit:LP-100042:right:7'], 'LP-100042', false],
    // What a gateway tells of a payment, and the payment that an online payment became.
    [['refund:re_1:PAY-100006'], 'PAY-100006', false],
    [['return:dp_1:PAY-100006'], 'PAY-100006', false],
    [['refundFailed:re_1:PAY-100006'], 'PAY-100006', true],
    [['resolution:7', 'checkout:0199aaaa:100001', 'payment:PAY-100007'], 'PAY-100007', false],
    [['checkout:0199aaaa:100001:unapplied', 'payment:PAY-100007'], 'PAY-100007', false],
    // A payment that is void, in the account that its own was merged into.
    [['void:PAY-100005'], 'PAY-100005', true],
    // A payment that was pending, posted, and then taken back.
    [['reversal:9', 'resolution:7', 'payment:PAY-100004'], 'PAY-100004', true],
  ])('PY-08 %j is %s', (keys, number, isReversal) => {
    expect(documentOf(keys)).toEqual({ number, isReversal });
  });

  it('PY-08 is refused where no key names one', () => {
    for (const keys of [[], ['reversal:7'], ['payment'], ['payment:']]) {
      expect(() => documentOf(keys)).toThrow(RangeError);
    }
  });
});
