import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftDevice } from '#providers/drafts/draft-device.ts';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import { buildOrder } from '../../fixtures/build-order.ts';
import {
  DRAFT_ID,
  keptDraft,
  noAnswer,
  noted,
  refusal,
  storedDraft,
} from '../../unit/providers/draft-fixture.ts';
import {
  address,
  openDrafts,
  openForm,
  pageHides,
  pass,
  reference,
  serves,
  type,
} from '../customer/draft-form.tsx';
import { kept } from '../customer/memory-idb.ts';
import type { FakeMethods } from '../resources/portal-harness.tsx';

vi.mock('idb-keyval', () => import('../customer/memory-idb.ts'));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  await openDrafts.leave();
  kept.clear();
});

describe('the draft of the order form', () => {
  it('OR-03 begins with the first change, and then stands in the address', async () => {
    const { server } = await openForm();
    await reference();
    await pass(5_000);
    expect([server.sent, address()]).toEqual([[], '']);
    await type('PAT-9');
    await pass(SAVE_AFTER);
    expect(server.draft?.content.patientReference).toBe('PAT-9');
    await waitFor(() => expect(address()).toMatch(/^\?draft=[0-9a-f-]{36}$/));
    expect((await reference()).value).toBe('PAT-9');
    expect(screen.getByText(/^Saved at/)).toBeDefined();
  });

  it('OR-03 is saved at once when the page goes', async () => {
    const { server } = await openForm();
    await type('PAT-9');
    pageHides();
    expect(server.sent).toMatchObject([{ content: { patientReference: 'PAT-9' } }]);
    expect(server.keepalive).toEqual([true]);
  });

  it('OR-03 says that it is only in this browser, and saves when the network is back', async () => {
    const { server } = await openForm();
    server.fail = noAnswer();
    await type('PAT-9');
    await pass(SAVE_AFTER);
    const words = 'Saved in this browser, not on the server yet';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect([...kept.values()]).toMatchObject([{ content: { patientReference: 'PAT-9' } }]);
    server.fail = null;
    fireEvent(window, new Event('online'));
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
  });

  it('OR-03 says that there is no such draft, or that it became an order', async () => {
    await openForm(`?draft=${DRAFT_ID}`, {
      orderDraft: () => Promise.reject(refusal(404, { code: 'not-found' })),
    });
    expect(await screen.findByText('This draft does not exist.')).toBeDefined();
  });

  it('OR-03 leads to the order that it became', async () => {
    const orderId = buildOrder().id;
    const current = { orderId, endedAt: '2026-11-21T10:42:00.000Z' };
    await openForm(`?draft=${DRAFT_ID}`, {
      orderDraft: () => Promise.reject(refusal(409, { current })),
    });
    const link = await screen.findByRole('link', { name: 'View order' });
    expect(link.getAttribute('href')).toBe(`/customer/orders/${orderId}`);
  });

  it('OR-03 can be tried again when the server does not answer', async () => {
    const orderDraft = vi
      .fn<NonNullable<FakeMethods['orderDraft']>>()
      .mockRejectedValueOnce(noAnswer())
      .mockResolvedValue({ data: storedDraft() });
    await openForm(`?draft=${DRAFT_ID}`, { orderDraft });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await reference()).value).toBe('PAT-1');
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

  it('OR-03 is for another account: says so instead of taking it over', async () => {
    await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft({ accountNumber: '100201' })));
    expect(await screen.findByText('This draft is for account 100201.')).toBeDefined();
  });
});

/** The alert that says so; the warnings of the lenses are alerts too. */
async function toldOf(words: RegExp): Promise<HTMLElement> {
  const alert = (await screen.findByText(words)).closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('What is said is no alert');
  return alert;
}

async function inConflict(device = 'Safari · iOS · 2') {
  const opened = await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft()));
  await reference();
  const { server } = opened;
  const content = { ...noted('theirs'), patientReference: 'PAT-THEIRS' };
  server.draft = storedDraft({ version: 2, sequence: 2, author: 'Dana Smith', device, content });
  await type('PAT-MINE');
  await pass(SAVE_AFTER);
  const alert = await toldOf(/already saved this draft .* while you were working here/);
  return { ...opened, alert };
}

describe('a draft on two devices', () => {
  it('OR-03 names who, on what and in what they differ, and takes theirs', async () => {
    const { alert, server } = await inConflict();
    expect(alert.textContent).toMatch(
      /^Dana Smith has already saved this draft on Safari · iOS, .* working here/,
    );
    expect(alert.textContent).toContain('Different: patient and order numbers and notes.');
    fireEvent.click(within(alert).getByRole('button', { name: 'Use their version' }));
    expect((await reference()).value).toBe('PAT-THEIRS');
    await pass(5_000);
    expect(server.draft).toMatchObject({ version: 2, content: { notes: 'theirs' } });
  });

  it('OR-03 keeps mine on top of what another tab of this browser saved', async () => {
    const { alert, server } = await inConflict(draftDevice());
    expect(alert.textContent).toMatch(
      /^You have already saved this draft in another tab of this browser/,
    );
    fireEvent.click(within(alert).getByRole('button', { name: 'Keep my version' }));
    await pass(0);
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
    expect((await reference()).value).toBe('PAT-MINE');
    expect(server.draft).toMatchObject({ version: 3, content: { patientReference: 'PAT-MINE' } });
  });
});

describe('a draft that ended', () => {
  it('OR-03 is told of while it is written, and its values can begin another', async () => {
    const { server } = await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft()));
    await reference();
    server.ended = true;
    await type('PAT-LATE');
    await pass(SAVE_AFTER);
    expect(
      await screen.findByText(/submitted or deleted on another device\. What you see here/),
    ).toBeDefined();
    server.ended = false;
    fireEvent.click(screen.getByRole('button', { name: 'Start a new draft with these values' }));
    await waitFor(() => expect(address()).not.toContain(DRAFT_ID));
    expect((await reference()).value).toBe('PAT-LATE');
    await pass(SAVE_AFTER);
    expect(server.draft).toMatchObject({ version: 1, content: { patientReference: 'PAT-LATE' } });
  });

  it('OR-03 is discarded after asking', async () => {
    const { server, api } = await openForm(`?draft=${DRAFT_ID}`, serves(storedDraft()));
    server.draft = storedDraft();
    fireEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('PAT-1');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(address()).toBe(''));
    expect(api.deleteOrderDraft).toHaveBeenCalledWith(DRAFT_ID);
    expect((await reference()).value).toBe('');
    expect(kept.size).toBe(0);
  });
});

describe('the list of drafts', () => {
  const { content: _content, ...stored } = storedDraft({ id: DRAFT_ID });
  const row = {
    ...stored,
    type: 'reorder' as const,
    patientReference: 'PAT-LISTED',
    lensIds: [],
    fittedEye: null,
  };
  const lists: FakeMethods = { orderDrafts: async () => ({ data: [row] }) };

  it('OR-03 deletes one after asking', async () => {
    const { api } = await openForm('', lists);
    fireEvent.click(await screen.findByRole('button', { name: '1 draft' }));
    const list = await screen.findByRole('dialog');
    fireEvent.click(within(list).getByRole('button', { name: 'Delete draft of PAT-LISTED' }));
    const title = await screen.findByText('Delete the draft of PAT-LISTED?');
    const dialog = title.closest<HTMLElement>('[role=dialog]') ?? list;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(api.deleteOrderDraft).toHaveBeenCalledWith(DRAFT_ID));
  });
});
