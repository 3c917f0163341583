import { expect, it } from 'vitest';
import { searchWords } from '#server/platform/database/search-text.ts';

it.each([
  ['', []],
  ['  ', []],
  ['Lakeside', ['Lakeside']],
  ['Lakeside Eye  Care', ['Lakeside', 'Eye', 'Care']],
  [' \tLEC-1042\nLakeside\u00A0Eye ', ['LEC-1042', 'Lakeside', 'Eye']],
])('OR-08 %j is searched for by its words', (q, words) => {
  expect(searchWords(q)).toEqual(words);
});

it('OR-08 takes the first ten words', () => {
  const words = Array.from({ length: 11 }, (_, index) => `w${index}`);
  expect(searchWords(words.join(' '))).toEqual(words.slice(0, 10));
});
