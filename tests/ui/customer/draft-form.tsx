import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-admin';
import { vi } from 'vitest';
import type { Draft } from '#domain/orders/draft.ts';
import { createDrafts } from '#providers/drafts/drafts.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import OrderPage from '#src/customer/order/OrderPage.tsx';
import { fakeServer } from '../../unit/providers/draft-fixture.ts';
import type { FakeMethods } from '../resources/portal-harness.tsx';
import { fakeDataProvider, renderPage } from '../resources/portal-harness.tsx';

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

export const address = () => screen.getByTestId('address').textContent;

/** The drafts of the page, shared by all forms that it shows. */
const drafts = createDrafts();
export const openDrafts = drafts.open;

const getList = async () => ({ data: catalogue, total: catalogue.length });

/** Opens the order form at this address, with its own server. */
export async function openForm(search = '', methods: FakeMethods = {}) {
  const { server, ...api } = fakeServer();
  const page = renderPage({
    page: (
      <RuntimeContext value={{} as Runtime}>
        <OrderPage />
        <Address />
      </RuntimeContext>
    ),
    path: '/customer/order',
    at: `/customer/order${search}`,
    dataProvider: fakeDataProvider({ getList, ...api, ...methods }),
    roles: ['CUSTOMER'],
    drafts,
  });
  return { ...page, server, api };
}

export const reference = () => screen.findByLabelText<HTMLInputElement>(/^Patient reference/);

export async function type(text: string) {
  fireEvent.change(await reference(), { target: { value: text } });
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const pageHides = () => fireEvent(window, new Event('pagehide'));

/** A server that has the draft, which others may have changed. */
export const serves = (draft: Draft): FakeMethods => ({
  orderDraft: async () => ({ data: draft }),
});
