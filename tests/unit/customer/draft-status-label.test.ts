import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftSummary } from '#domain/schemas/draft.ts';
import { textIn } from '#providers/messages/text-in.ts';
import type { KeptDraft } from '#providers/drafts/draft-cache.ts';
import type { DraftSaveStatus } from '#providers/drafts/draft-state.ts';
import { draftDifferences } from '#src/customer/order/draft/draft-differences.ts';
import { draftRows, isLeftBehind } from '#src/customer/order/draft/draft-rows.ts';
import { statusLabel } from '#src/customer/order/draft/status-label.ts';
import { keptDraft, noted, storedDraft } from '#tests/unit/providers/draft-fixture.ts';

afterEach(() => void vi.unstubAllEnvs());

const text = textIn('en', 'draft');
const AT = Date.UTC(2026, 10, 21, 10, 42);

function shownStatus(
  status: DraftSaveStatus,
  facts: { kept?: boolean; savedAt?: number | null } = {},
) {
  vi.stubEnv('TZ', 'UTC');
  return statusLabel({ status, kept: true, savedAt: AT, ...facts }, text, 'en');
}

describe('the line of a draft', () => {
  it.each<[DraftSaveStatus, { kept?: boolean; savedAt?: number | null }, string]>([
    [{ kind: 'untouched' }, {}, ''],
    [{ kind: 'changed' }, {}, 'Saving'],
    [{ kind: 'saving' }, {}, 'Saving'],
    [{ kind: 'saved' }, {}, 'Saved at 10:42 AM'],
    [{ kind: 'saved' }, { savedAt: null }, ''],
    [{ kind: 'offline' }, {}, 'Saved in this browser, not on the server yet'],
    [{ kind: 'offline' }, { kept: false }, 'Not saved: there is no connection to the server'],
    [
      { kind: 'refused', message: 'Too long' },
      {},
      'The server did not accept this draft. Too long',
    ],
    [{ kind: 'conflict', theirs: storedDraft() }, {}, 'Already saved elsewhere'],
    [{ kind: 'ended', orderId: null }, {}, 'Closed elsewhere'],
  ])('OR-03 says of %o %o: %s', (status, facts, words) =>
    expect(shownStatus(status, facts).replace(/\s/gu, ' ')).toBe(words),
  );
});

const SIGNATURE = { author: 'Paula Practice', device: 'Chrome · Linux · 1' };
const rows = (stored: DraftSummary[], kept: KeptDraft[]) =>
  draftRows(stored, kept, '100200', SIGNATURE);

describe('the drafts of an account', () => {
  const { content: _, ...stored } = storedDraft({ id: 'on-server' });
  const summary = {
    ...stored,
    type: 'new' as const,
    patientReference: 'PAT-1',
    lensIds: [],
    fittedEye: null,
  };

  it('OR-03 are those that only this browser has, and then the server’s', () => {
    const content = {
      ...noted(''),
      right: { ...noted('').right, lensId: 'gp-sphere' },
      left: { ...noted('').left, lensId: 'gp-sphere' },
    };
    const listed = rows([summary], [keptDraft({ id: 'here', content, keptAt: AT })]);
    expect(listed.map(({ id }) => id)).toEqual(['here', 'on-server']);
    expect(listed[0]).toEqual({
      id: 'here',
      accountNumber: '100200',
      type: 'new',
      patientReference: 'PAT-1',
      ...SIGNATURE,
      updatedAt: '2026-11-21T10:42:00.000Z',
      lensIds: ['gp-sphere'],
      fittedEye: null,
      onlyHere: true,
    });
    expect(listed[1]).not.toHaveProperty('onlyHere');
  });

  it('OR-03 name the lenses of the eyes that are ordered', () => {
    const none = noted('').left;
    const content = {
      ...noted(''),
      right: { ...none, lensId: 'gp-sphere', ordered: false },
      left: { ...none, lensId: 'gp-bitoric' },
    };
    expect(rows([], [keptDraft({ content })])[0]?.lensIds).toEqual(['gp-bitoric']);
  });

  it('OR-03 hold each once, none of another account, and none that the server has whole', () => {
    expect(rows([summary], [keptDraft({ id: 'on-server' })])).toEqual([summary]);
    expect(rows([], [keptDraft({ accountNumber: '100201' })])).toEqual([]);
    expect(rows([], [keptDraft({ dirty: false })])).toEqual([]);
  });

  it('OR-03 are saved for one who left them, half a minute after the last change', () => {
    expect(isLeftBehind(keptDraft({ keptAt: AT - 30_000 }), AT)).toBe(true);
    expect(isLeftBehind(keptDraft({ keptAt: AT - 29_999 }), AT)).toBe(false);
    expect(isLeftBehind(keptDraft({ keptAt: AT - 60_000, dirty: false }), AT)).toBe(false);
  });
});

describe('in what two versions of a draft differ', () => {
  const eye = { ...noted('').right, lensId: 'gp-sphere' };
  it.each([
    [{}, []],
    [{ notes: 'theirs' }, ['notes']],
    [{ patientReference: 'PAT-2', poNumber: '7' }, ['patient']],
    [{ right: eye, left: eye }, ['right', 'left']],
    [{ type: 'reorder' as const, notes: 'x' }, ['type', 'notes']],
  ])('OR-03 %j is told as %j', (changes, parts) =>
    expect(draftDifferences(noted(''), { ...noted(''), ...changes })).toEqual(parts),
  );
});
