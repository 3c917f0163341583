import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye, OrderSummary } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import OrderPage from '#src/customer/order/OrderPage.tsx';
import { buildOrder } from '../../fixtures/build-order.ts';
import { buildEarlierOrder, buildEligibility } from '../../fixtures/earlier-order.ts';
import type { FakeMethods, GetList } from '../resources/portal-harness.tsx';
import { showToPractice } from '../resources/show-to.tsx';

type SubmitOrder = PortalDataProvider['submitOrder'];

export const madeOrder = buildOrder({ number: 'O-500' });

interface OrderFormOptions extends FakeMethods {
  lenses?: LensDefinition[];
  /** The query string of the URL. */
  search?: string;
  /** The results of a search for earlier orders. */
  found?: OrderSummary[];
}

/** Opens the order form with the real catalogue. */
export async function openOrderForm(options: OrderFormOptions = {}) {
  const { lenses = catalogue, search = '', found = [], ...methods } = options;
  const submitOrder =
    options.submitOrder ?? vi.fn<SubmitOrder>().mockResolvedValue({ data: madeOrder });
  const getList = vi.fn<GetList>().mockImplementation((resource) => {
    const data = resource === 'lenses' ? lenses : found;
    return Promise.resolve({ data, total: data.length });
  });
  const page = showToPractice(
    <RuntimeContext value={{} as Runtime}>
      <OrderPage />
    </RuntimeContext>,
    '/customer/order',
    { getList, ...methods, submitOrder },
    { at: `/customer/order${search}` },
  );
  await screen.findByLabelText(/^Patient reference/);
  return { ...page, submitOrder: vi.mocked(submitOrder), getList };
}

/** Finds the column of one eye. */
export function column(eye: Eye) {
  const title = screen.getByText(eye === 'right' ? 'Right eye' : 'Left eye', { selector: 'h2' });
  const section = title.closest('section');
  if (!section) throw new Error(`There is no column for the ${eye} eye`);
  return within(section);
}

const earlier = buildEarlierOrder();

/** Opens the form prefilled from `earlier-order.ts`, as an order of the type. Only fields of the type are missing. */
export function openFromEarlier(type = 'reorder', options: OrderFormOptions = {}) {
  return openOrderForm({
    search: `?type=${type}&from=${earlier.id}`,
    getOne: () => Promise.resolve({ data: earlier }),
    warrantyEligibility: async (orderId) => ({ data: { orderId, eyes: [buildEligibility()] } }),
    ...options,
  });
}

/** Finds a field by its label, which is much faster than by role in a form of this size. */
export function fieldOf(eye: Eye, label: RegExp): HTMLInputElement {
  return column(eye).getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

/** Sets the text of a field at once; typing key by key takes seconds in a form of this size. */
export function put(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

/** Sets the search text of a picker at once. */
export async function search(user: UserEvent, picker: HTMLElement, typed: string): Promise<void> {
  await user.clear(picker);
  await user.click(picker);
  await user.paste(typed);
}

/** Searches for a lens and picks the first match with Enter. */
export async function pickLens(user: UserEvent, eye: Eye, typed: string): Promise<void> {
  await search(user, fieldOf(eye, /^Lens/), typed);
  await user.keyboard('{Enter}');
}

/** Fills a field and leaves it. */
export function fill(eye: Eye, label: RegExp, text: string): HTMLInputElement {
  const field = fieldOf(eye, label);
  put(field, text);
  fireEvent.blur(field);
  return field;
}

/** Fills in a valid GP sphere for both eyes. */
export async function fillValidOrder(user: UserEvent): Promise<void> {
  put(screen.getByLabelText(/^Patient reference/), 'P-77');
  await pickLens(user, 'right', 'GP Sphere');
  fill('right', /^Base curve/, '7.8');
  fill('right', /^Sphere/, '-2.75');
  fireEvent.click(screen.getByText('Copy right to left'));
}

/** Goes to the review, or to the first missing field. */
export function toReview(name = 'Review order'): void {
  fireEvent.click(buttonOf(screen.getByText(name)));
}

/** Waits for the review to appear with the focus, and returns it. */
export async function findReview() {
  const section = (await screen.findByText('Review your order')).closest('section');
  if (!section) throw new Error('The review has no section');
  await waitFor(() => expect(section.contains(document.activeElement)).toBe(true));
  return { section, ...within(section) };
}

/** Reviews the order, acknowledges its warnings, and submits it. */
export async function send(name = 'Submit order', way = 'Review order'): Promise<void> {
  toReview(way);
  const { section } = await findReview();
  for (const box of section.querySelectorAll('[data-level="warning"] input:not(:checked)')) {
    fireEvent.click(box);
  }
  fireEvent.click(submitButton(name));
}

/** Finds the submit button of the review by its first line. */
export function submitButton(name = 'Submit order'): HTMLButtonElement {
  return buttonOf(screen.getByText(name));
}

function buttonOf(words: HTMLElement): HTMLButtonElement {
  const button = words.closest('button');
  if (!button) throw new Error(`There is no button ${words.textContent}`);
  return button;
}

/** Returns what a screen reader reads after the name of a field. */
export function descriptionOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
}
