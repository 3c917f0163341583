import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import { DRAFT_ID, keptDraft, noted, storedDraft } from '#tests/unit/providers/draft-fixture.ts';
import { openDrafts, openForm, pass, reference, serves, type } from '../customer/draft-form.tsx';
import { kept } from '../customer/memory-idb.ts';

vi.mock('idb-keyval', () => import('../customer/memory-idb.ts'));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  await openDrafts.leave();
  kept.clear();
  vi.useRealTimers();
});

describe('a draft that is opened again', () => {
  it('OR-03 is resumed by its address', async () => {
    const draft = storedDraft({ content: { ...noted('as before'), patientReference: 'PAT-7' } });
    await openForm(`?draft=${DRAFT_ID}`, serves(draft));
    expect((await reference()).value).toBe('PAT-7');
    expect(screen.getByText(/^Saved at/)).toBeDefined();
  });

  it('OR-03 is resumed with what only this browser has', async () => {
    const mine = { ...noted(''), patientReference: 'PAT-MINE' };
    kept.set(DRAFT_ID, keptDraft({ content: mine, keptAt: Date.now() }));
    const { server } = await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft()));
    server.draft = storedDraft();
    expect((await reference()).value).toBe('PAT-MINE');
    await pass(SAVE_AFTER);
    expect(server.draft.content.patientReference).toBe('PAT-MINE');
  });

  it('OR-03 is resumed with what an earlier version of the portal kept', async () => {
    const { writer: _writer, sequence: _sequence, earlier: _earlier, ...before } = keptDraft();
    const content = { ...noted(''), patientReference: 'PAT-MINE' };
    const old = { ...before, content, unanswered: null, keptAt: Date.now() };
    kept.set(DRAFT_ID, old);
    const { server } = await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft()));
    server.draft = storedDraft();
    expect((await reference()).value).toBe('PAT-MINE');
    await pass(SAVE_AFTER);
    expect(server.draft.content.patientReference).toBe('PAT-MINE');
  });

  it('OR-03 shows what the page before had sent in its last moment, and nobody chooses', async () => {
    const mine = keptDraft({ keptAt: Date.now() });
    kept.set(DRAFT_ID, mine);
    const before = { writer: mine.writer, sequence: mine.sequence - 1 };
    const { server } = await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft(before)));
    expect((await reference()).value).toBe('PAT-1');
    const content = { ...noted('kept'), patientReference: 'PAT-LAST' };
    server.draft = storedDraft({ ...before, version: 2, sequence: mine.sequence + 1, content });
    await pass(SAVE_AFTER);
    expect((await reference()).value).toBe('PAT-LAST');
    expect(screen.getByText(/^Saved at/)).toBeDefined();
    await type('PAT-LAST-2');
    await pass(SAVE_AFTER);
    expect(server.draft).toMatchObject({ version: 3, content: { patientReference: 'PAT-LAST-2' } });
  });
});
