import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '#domain/orders/draft.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildEarlierOrder } from '../../fixtures/earlier-order.ts';
import {
  fieldOf,
  fill,
  findReview,
  madeOrder,
  openFromEarlier,
  submitButton,
  toReview,
} from './order-page.tsx';

type SubmitOrder = PortalDataProvider['submitOrder'];

const PROMISED = /^\w{3} \d+, 20\d\d, if approved today$/;

/** Both lenses are blue and have no dot, and the eyes are far from what was measured. */
function warned() {
  const order = buildEarlierOrder();
  const clinical = { refractionSphere: -6, refractionCylinder: 0, vertexDistance: 12, flatK: 43 };
  const lenses = order.lenses.flatMap((lens) => [
    { ...lens, clinical },
    { ...lens, clinical, id: crypto.randomUUID(), eye: 'left' as const },
  ]);
  return { ...order, lenses };
}

describe('the review before an order is sent', () => {
  it('OR-12 says what will be made, for whom, what changes, for how much and by when', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00.000Z') });
    const { submitOrder } = await openFromEarlier();
    fill('right', /^Sphere/, '-300');
    toReview();
    const review = await findReview();
    for (const words of ['P-31', 'Reorder', 'O-100', 'OD', 'GP Sphere', '7.80 mm', 'No lens']) {
      expect(review.getAllByText(words).length).toBeGreaterThan(0);
    }
    const changes = review.getByText('Changes from order O-100').closest('section');
    // below the title of its part
    expect(changes?.querySelector('h2, h3')).toBeNull();
    expect(changes?.textContent).toMatch(/Sphere.*−2\.75 D.*−3\.00 D/);
    expect(review.getAllByText('$75.00').length).toBeGreaterThan(0);
    // four working days after that Friday
    expect(review.getByText('Nov 26, 2026, if approved today')).toBeDefined();
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('OR-12 leads back to the form with nothing lost and the focus where it was', async () => {
    const { submitOrder } = await openFromEarlier();
    const sphere = fill('right', /^Sphere/, '-300');
    sphere.focus();
    fireEvent.keyDown(sphere, { key: 'Enter', ctrlKey: true });
    await findReview();
    fireEvent.click(screen.getByText('Back to the form'));
    await waitFor(() => expect(screen.queryByText('Review your order')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(sphere));
    expect(fieldOf('right', /^Sphere/).value).toBe('−3.00');
    expect(submitOrder).not.toHaveBeenCalled();
  });

  it('OR-12 is not sent by the second click of a double click on "Review order", and repeated in short when it was', async () => {
    const [line] = buildEarlierOrder().lenses;
    const order = { ...madeOrder, patientReference: 'P-31', totalCents: 15_000 };
    const made = { ...order, lenses: line ? [line] : [] };
    const submitOrder = vi.fn<SubmitOrder>().mockResolvedValue({ data: made });
    await openFromEarlier('reorder', { submitOrder });
    toReview();
    await findReview();
    fireEvent.click(submitButton(), { detail: 2 });
    expect(submitOrder).not.toHaveBeenCalled();
    fireEvent.click(submitButton(), { detail: 1 });
    await screen.findByText('Order O-500 submitted');
    expect(submitOrder).toHaveBeenCalledTimes(1);
    for (const words of ['P-31', 'GP Sphere', '$150.00']) {
      expect(screen.getByText(words)).toBeDefined();
    }
    expect(await screen.findByText(PROMISED)).toBeDefined();
  });

  it('OR-12 is left by its own way back, also after the page of the review was come back to', async () => {
    let saved: Draft | undefined;
    const { back, navigate } = await openFromEarlier('reorder', {
      saveOrderDraft: (id, input) => {
        const at = '2026-11-22T12:00:00.000Z';
        saved = { ...input, id, version: 1, author: 'me', createdAt: at, updatedAt: at };
        return Promise.resolve({ data: saved });
      },
      orderDraft: () =>
        saved ? Promise.resolve({ data: saved }) : Promise.reject(new Error('not saved')),
    });
    fill('right', /^Sphere/, '-300');
    toReview();
    await findReview();
    await waitFor(() => expect(document.querySelector('[data-draft="saved"]')).not.toBeNull());
    act(() => navigate('/elsewhere'));
    await screen.findByText('another page');
    act(() => back());
    await screen.findByLabelText(/^Patient reference/);
    for (let time = 0; time < 2; time += 1) {
      toReview();
      await findReview();
      fireEvent.click(screen.getByText('Back to the form'));
      await waitFor(() => expect(screen.queryByText('Review your order')).toBeNull());
    }
  });

  it('OR-12 is not sent before each warning is answered: goes to the next one, past a note, and keeps its keys', async () => {
    const { submitOrder } = await openFromEarlier('reorder', {
      getOne: () => Promise.resolve({ data: warned() }),
    });
    toReview();
    const { section } = await findReview();
    const boxes = () => [
      ...section.querySelectorAll<HTMLInputElement>('[data-level="warning"] [type="checkbox"]'),
    ];
    const [first, second] = boxes();
    if (!first || !second) throw new Error('There are not enough warnings');
    fireEvent.click(submitButton());
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getByText(/^Acknowledge each warning/)).toBeDefined();
    expect(submitOrder).not.toHaveBeenCalled();
    fireEvent.click(first);
    await waitFor(() => expect(section.querySelector('input[maxlength]')).not.toBeNull());
    fireEvent.keyDown(section, { key: 'Enter', ctrlKey: true });
    expect(document.activeElement).toBe(second);
    fireEvent.click(first);
    fireEvent.click(await screen.findByText('Acknowledge all'));
    await waitFor(() => expect(screen.queryByText('Acknowledge all')).toBeNull());
    expect(section.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('Order O-500 submitted')).toBeDefined();
    expect(submitOrder.mock.calls[0]?.[0].acknowledged).toHaveLength(boxes().length || 2);
  });
});
