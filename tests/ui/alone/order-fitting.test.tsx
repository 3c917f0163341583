import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FittingFile } from '#domain/consultant/fitting-link/fitting-file.ts';
import { toFittingLink } from '#domain/consultant/fitting-link/to-link.ts';
import type { DraftSummary } from '#domain/orders/draft.ts';
import { SAVE_AFTER } from '#providers/drafts/draft-settling.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { fittingDraftId } from '#src/customer/order/fitted/find-place.ts';
import { changedFitting } from '../../unit/customer/fitted/toric-fitting.ts';
import { storedDraft } from '../../unit/providers/draft-fixture.ts';
import { address, openDrafts, openForm, pass, reference } from '../customer/draft-form.tsx';
import { kept } from '../customer/memory-idb.ts';
import { descriptionOf, fieldOf, put } from '../customer/order-page.tsx';
import type { FakeMethods } from '../resources/portal-harness.tsx';

vi.mock('idb-keyval', () => import('../customer/memory-idb.ts'));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  await openDrafts.leave();
  kept.clear();
});

const ACCOUNT = '100200';
const right = changedFitting('right');

const idOf = (file: FittingFile, turn = 0) => fittingDraftId(ACCOUNT, toFittingLink(file), turn);
const openFitting = (file: FittingFile, methods: FakeMethods = {}) =>
  openForm(`#fitting=${toFittingLink(file)}`, methods);

const missing = () => Promise.reject(new HttpFailure('No such draft', 404));
const noDrafts: FakeMethods = { orderDraft: missing, orderDrafts: async () => ({ data: [] }) };

describe('a fitting opened as a draft order', () => {
  it('VC-04 is saved at once under an id of its own, and its figures leave the address', async () => {
    const { server } = await openFitting(right, noDrafts);
    await reference();
    await pass(SAVE_AFTER);
    expect(address()).toBe(`?draft=${await idOf(right)}`);
    expect(server.draft?.content.right).toMatchObject({
      ordered: true,
      lensId: 'ampleye-scleral',
      values: { baseCurve: '7.75', sphere: '−2.25', landingMeridian: '170' },
      clinical: { centralVault: '420', limbal: 'touch' },
      fitting: { values: { baseCurve: { from: 'change', step: 1 } } },
    });
    expect(server.draft?.content.left.ordered).toBe(false);
  });

  it('VC-04 says with each field where it is from, until the field is edited', async () => {
    await openFitting(right, noDrafts);
    await reference();
    const curve = fieldOf('right', /^Base curve/);
    await waitFor(() =>
      expect(descriptionOf(curve)).toContain(
        'Step 1, was 7.80 mm · X-Cel, Atlantis Scleral Lens Design · second-hand · guide to another lens',
      ),
    );
    expect(descriptionOf(fieldOf('right', /^Sphere/))).toContain(
      'Step 1, keeps the power, was −2.00 D',
    );
    expect(descriptionOf(fieldOf('right', /^Diameter/))).toContain('assumption');
    const vault = screen.getByLabelText(/^Central vault/, {
      selector: '#right-clinical-centralVault',
    });
    // The clinical data are drawn after the lens.
    await waitFor(() => expect(descriptionOf(vault)).toContain('Seen with the lens on the eye'));
    expect(descriptionOf(fieldOf('right', /^Lens/))).toContain('Chosen in the fitting');
    put(curve, '7.70');
    await waitFor(() => expect(descriptionOf(curve)).toContain('Edited, the fitting had 7.75 mm'));
    put(curve, '7.75');
    await waitFor(() => expect(descriptionOf(curve)).toContain('Step 1, was 7.80 mm'));
  });

  it('VC-04 opened twice asks, and never makes a second draft by itself', async () => {
    const first = storedDraft({ id: await idOf(right) });
    const orderDraft = async (id: string) => (id === first.id ? { data: first } : missing());
    const { server } = await openFitting(right, { ...noDrafts, orderDraft });
    const title = await screen.findByRole('heading', { name: 'Where should this fitting go?' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('A draft was already made from this fitting.')).toBeDefined();
    await pass(SAVE_AFTER);
    expect(server.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Open that draft' }));
    await waitFor(() => expect(address()).toBe(`?draft=${first.id}`));
    expect((await reference()).value).toBe(first.content.patientReference);
  });

  it('VC-04 opened again after it was ordered names the order, and starts another draft if wanted', async () => {
    const orderId = 'd9b6a8f0-0000-4000-8000-000000000001';
    const first = await idOf(right);
    const current = { orderId, endedAt: '2026-01-01T00:00:00.000Z' };
    const body = { code: 'conflict', message: 'Ended', requestId: 'r', current };
    const orderDraft = (id: string) =>
      id === first ? Promise.reject(new HttpFailure('Ended', 409, body)) : missing();
    const { server } = await openFitting(right, { ...noDrafts, orderDraft });
    const link = await screen.findByRole('link', { name: 'Show the order' });
    expect(link.getAttribute('href')).toContain(`/customer/orders/${orderId}`);
    fireEvent.click(screen.getByRole('button', { name: 'Start a new draft' }));
    await reference();
    await pass(SAVE_AFTER);
    expect(server.draft?.content.right.lensId).toBe('ampleye-scleral');
    expect(address()).toBe(`?draft=${await idOf(right, 1)}`);
  });

  it('VC-04 of the second eye is added to the draft of the first if wanted', async () => {
    const { server: before, unmount } = await openFitting(right, noDrafts);
    put(await reference(), 'PAT-1');
    await pass(SAVE_AFTER * 3);
    const stored = before.draft;
    if (!stored) throw new Error('Nothing was saved');
    unmount();
    await openDrafts.leave();
    kept.clear();
    const { content: _, ...facts } = stored;
    const row: DraftSummary = {
      ...facts,
      type: 'new',
      patientReference: 'PAT-1',
      lensIds: ['ampleye-scleral'],
      fittedEye: 'right',
    };
    const orderDraft = async (id: string) => (id === stored.id ? { data: stored } : missing());
    const { server } = await openFitting(changedFitting('left'), {
      orderDraft,
      orderDrafts: async () => ({ data: [row] }),
    });
    fireEvent.click(
      await screen.findByRole('button', { name: 'Add left eye to the draft of PAT-1' }),
    );
    expect((await reference()).value).toBe('PAT-1');
    await pass(SAVE_AFTER);
    expect(address()).toBe(`?draft=${stored.id}`);
    expect(server.draft?.content.left).toMatchObject({
      ordered: true,
      values: { baseCurve: '7.75' },
      fitting: { lensId: 'ampleye-scleral' },
    });
    expect(server.draft?.content.right).toEqual(stored.content.right);
    expect(server.sent[0]?.version).toBe(stored.version);
  });

  it('VC-04 offers the nearest of a value that is not made', async () => {
    const steps = right.steps.map(({ findings, prescription }) => ({
      findings,
      prescription: { ...prescription, diameter: 16.55 },
      change: null,
    }));
    await openFitting({ ...right, steps }, noDrafts);
    await reference();
    const notice = await screen.findByRole('region', { name: 'Right eye: from a fitting' });
    expect(notice.textContent).toMatch(/Diameter 16\.55 mm: not made\. Nearest: 16\.\d\d mm/);
    const diameter = fieldOf('right', /^Diameter/);
    expect(diameter.value).toBe('');
    fireEvent.click(within(notice).getByRole('button', { name: /^Use 16\.\d\d mm for Diameter/ }));
    await waitFor(() => expect(diameter.value).toMatch(/^16\.\d\d$/));
    expect(document.activeElement).toBe(diameter);
  });

  it('VC-04 says that the address holds none', async () => {
    await openForm('#fitting=cut-off', noDrafts);
    expect(await screen.findByText('This address contains no fitting')).toBeDefined();
  });

  it('VC-04 says so, and tries again, when the drafts cannot be looked up', async () => {
    let isDown = true;
    const orderDraft = () => (isDown ? Promise.reject(new HttpFailure('Down', 503)) : missing());
    await openFitting(right, { ...noDrafts, orderDraft });
    const again = await screen.findByRole('button', { name: /try again|retry/i });
    expect(screen.getByText('The drafts of this account could not be looked up.')).toBeDefined();
    isDown = false;
    fireEvent.click(again);
    await reference();
    expect(address()).toBe(`?draft=${await idOf(right)}`);
  });
});
