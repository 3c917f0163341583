import { describe, expect, it } from 'vitest';
import { alsoBy, writtenBy, type DraftWriter } from '#providers/drafts/draft-writers.ts';

const by = (writer: string, sequence = 1, gone = false): DraftWriter => ({
  writer,
  sequence,
  gone,
});

const names = (writers: DraftWriter[]) => writers.map(({ writer }) => writer).join('');

describe('the pages that wrote on a draft', () => {
  it('OR-03 the page whose text one goes on with stands first, each page once', () => {
    expect(writtenBy(by('c'), [by('a'), by('b')])).toEqual([by('c'), by('a'), by('b')]);
    expect(writtenBy(by('b', 4), [by('a'), by('b', 2)])).toEqual([by('b', 4), by('a')]);
  });

  it('OR-03 another page whose saves are no news leaves the first where it is', () => {
    expect(alsoBy(by('c'), [by('a'), by('b')])).toEqual([by('a'), by('c'), by('b')]);
    expect(alsoBy(by('b', 4), [by('a'), by('b', 2)])).toEqual([by('a'), by('b', 4)]);
    expect(alsoBy(by('a', 4), [by('a'), by('b')])).toEqual([by('a', 4), by('b')]);
    expect(alsoBy(by('a'), [])).toEqual([by('a')]);
  });

  it('OR-03 a late save takes nothing back: neither what is known of a page, nor that it is gone', () => {
    const earlier = [by('a', 7, true)];
    expect(writtenBy(by('a', 3), earlier)).toEqual([by('a', 7, true)]);
    expect(writtenBy(by('a', 9), [by('a', 7)], true)).toEqual([by('a', 9, true)]);
  });

  it('OR-03 remembers the newest ten', () => {
    const ten = Array.from('abcdefghij', (name) => by(name));
    expect(names(writtenBy(by('x'), ten))).toBe('xabcdefghi');
    expect(names(alsoBy(by('x'), ten))).toBe('axbcdefghi');
  });
});
