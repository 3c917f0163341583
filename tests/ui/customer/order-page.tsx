import type { FakeMethods, GetList } from '#tests/ui/resources/portal-harness.tsx';
import type { PortalDataProvider } from '#providers/data.ts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { catalogue } from '#domain/lens/catalogue/catalogue.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import type { Eye, OrderSummary } from '#domain/schemas/order.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import OrderPage from '#src/customer/order/OrderPage.tsx';
import { buildOrder } from '#tests/fixtures/build-order.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';

type SubmitOrder = PortalDataProvider['submitOrder'];

export const madeOrder = buildOrder({ number: 'O-500' });

interface OrderFormOptions extends FakeMethods {
  lenses?: LensDefinition[];
  /** The query of the address. */
  search?: string;
  /** What a search for earlier orders finds. */
  found?: OrderSummary[];
}

/** Opens the order form over the real catalogue. */
export async function openOrderForm(options: OrderFormOptions = {}) {
  const { lenses = catalogue, search = '', found = [], ...methods } = options;
  const submitOrder =
    options.submitOrder ?? vi.fn<SubmitOrder>().mockResolvedValue({ data: madeOrder });
  const getList = vi.fn<GetList>().mockImplementation((resource) => {
    const data = resource === 'lenses' ? lenses : found;
    return Promise.resolve({ data, total: data.length });
  });
  const page = renderPage({
    page: (
      <RuntimeContext value={{} as Runtime}>
        <OrderPage />
      </RuntimeContext>
    ),
    path: '/customer/order',
    at: `/customer/order${search}`,
    dataProvider: fakeDataProvider({ getList, ...methods, submitOrder }),
    roles: ['CUSTOMER'],
  });
  await screen.findByLabelText(/^Patient reference/);
  return { ...page, submitOrder: vi.mocked(submitOrder), getList };
}

/** One eye's column. */
export function column(eye: Eye) {
  const title = screen.getByRole('heading', { name: eye === 'right' ? 'Right eye' : 'Left eye' });
  const section = title.closest('section');
  if (!section) throw new Error(`There is no column for the ${eye} eye`);
  return within(section);
}

/** A field by its label; far cheaper than by role in a form of this size. */
export function fieldOf(eye: Eye, label: RegExp): HTMLInputElement {
  return column(eye).getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

/** Puts a text into a field at once, as pasting does. */
async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export async function pickLens(user: UserEvent, eye: Eye, name: string): Promise<void> {
  await put(user, fieldOf(eye, /^Lens/), name);
  await user.keyboard('{Enter}');
}

/** Fills a number field and leaves it. */
export async function fill(user: UserEvent, eye: Eye, label: RegExp, text: string) {
  const field = fieldOf(eye, label);
  await put(user, field, text);
  await user.tab();
  return field;
}

/** A GP sphere for both eyes that can be made. */
export async function fillValidOrder(user: UserEvent): Promise<void> {
  await put(user, screen.getByLabelText(/^Patient reference/), 'P-77');
  await pickLens(user, 'right', 'GP Sphere');
  await fill(user, 'right', /^Base curve/, '7.8');
  await fill(user, 'right', /^Sphere/, '-2.75');
  await user.click(screen.getByText('Copy right to left'));
}

/** Sends the form by its one button, whatever that is called at the moment. */
export async function submit(user: UserEvent, name = 'Submit order'): Promise<void> {
  await user.click(submitButton(name));
}

/** The one button that sends the form, by its first line. */
export function submitButton(name = 'Submit order'): HTMLButtonElement {
  const button = screen.getByText(name).closest('button');
  if (!button) throw new Error(`There is no button ${name}`);
  return button;
}

/** What a screen reader reads after the name of a field. */
export function descriptionOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ');
}
