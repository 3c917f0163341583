import { describe, expect, it } from 'vitest';
import { firstAttempt, isDefinitive, nextAttempt } from '#src/customer/order/submit/idempotency.ts';

function keys() {
  let count = 0;
  return () => `key-${(count += 1)}`;
}

describe('the key of an order', () => {
  it('OR-04 is made when the form opens and kept for the first sending', () => {
    const make = keys();
    const attempt = nextAttempt(firstAttempt(make), 'a', make);
    expect(attempt).toEqual({ key: 'key-1', content: 'a', answered: false });
  });

  it('OR-04 stays for the same content, answered or not', () => {
    const make = keys();
    const sent = nextAttempt(firstAttempt(make), 'a', make);
    expect(nextAttempt(sent, 'a', make).key).toBe('key-1');
    expect(nextAttempt({ ...sent, answered: true }, 'a', make).key).toBe('key-1');
  });

  it('OR-04 stays for other content while nobody knows what became of the first', () => {
    const make = keys();
    const sent = nextAttempt(firstAttempt(make), 'a', make);
    expect(nextAttempt(sent, 'b', make).key).toBe('key-1');
    expect(nextAttempt({ ...sent, answered: true }, 'b', make).key).toBe('key-2');
  });

  it.each([
    [422, true],
    [404, true],
    [403, true],
    [0, false],
    [408, false],
    [409, false],
    [429, false],
    [500, false],
    [503, false],
  ])('OR-04 takes status %i as a definitive answer: %s', (status, definitive) =>
    expect(isDefinitive(status)).toBe(definitive),
  );
});
