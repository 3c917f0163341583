import { describe, expect, it } from 'vitest';
import type { Draft, DraftContent } from '#domain/schemas/draft.ts';
import { checkDraft, type Mine } from '#providers/drafts/draft-check.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';

const noted = (notes: string): DraftContent => ({ ...EMPTY_ORDER, notes });

/** What this page has after a page before it, which is gone, was last seen at version 3. */
const MINE: Mine = {
  writer: 'this page',
  sequence: 2,
  version: 3,
  content: noted('mine'),
  dirty: true,
  earlier: [{ writer: 'the page before', sequence: 5, gone: true }],
};

/** What is stored at this version, by the page before. */
const stored = (version: number): Draft => ({
  id: '5b3f66c2-5421-41bb-aff8-96958bdb2213',
  accountNumber: '100200',
  version,
  device: 'Chrome · Linux · 1',
  writer: 'the page before',
  sequence: 5 + version - MINE.version,
  content: noted('theirs'),
  author: 'Paula Practice',
  createdAt: '2026-11-21T10:42:00.000Z',
  updatedAt: '2026-11-21T10:42:00.000Z',
});

describe('what a page that is gone sent in its last moment', () => {
  it.each([
    [4, 'mine'],
    [7, 'mine'],
    [8, 'conflict'],
  ])('OR-03 at version %i: %s, since four saves may have gone unheard', (version, check) => {
    expect(checkDraft(MINE, stored(version))).toBe(check);
  });

  it('OR-03 is a conflict when that page is not gone', () => {
    const earlier = [{ writer: 'the page before', sequence: 5, gone: false }];
    expect(checkDraft({ ...MINE, earlier }, stored(4))).toBe('conflict');
  });
});

describe('what this page itself saved', () => {
  it.each([
    [1, 'mine'],
    [2, 'mine'],
    [3, 'theirs'],
  ])('OR-03 change %i of two: %s, since only a later change has more', (sequence, check) => {
    const theirs = { ...stored(4), writer: MINE.writer, sequence };
    expect(checkDraft(MINE, theirs)).toBe(check);
  });
});
