import { expect, it } from 'vitest';
import { Slots } from '#server/platform/http/slots.ts';

it('SE-09 counts each slot down once, on every way out', () => {
  const slots = new Slots({ inAll: 3, ofOne: 2, message: 'Too many' });
  const take = (owner: string, over = new AbortController()) => {
    slots.take(owner, over.signal);
    return over;
  };
  // Whoever has left before takes none, and frees none.
  const left = new AbortController();
  left.abort();
  for (let time = 0; time < 5; time += 1) take('one', left);
  const [first, second] = [take('one'), take('one')];
  expect(() => take('one')).toThrow('Too many');
  take('other');
  expect(() => take('third')).toThrow('Too many');

  first.abort();
  first.abort();
  take('one');
  expect(() => take('one')).toThrow('Too many');
  for (const over of [second, take('one', left)]) over.abort();
  take('third');
  expect(() => take('third')).toThrow('Too many');
});
