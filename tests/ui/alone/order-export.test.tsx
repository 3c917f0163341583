import { screen, waitFor } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Download } from '#providers/http/connection.ts';
import { HttpFailure } from '#providers/http/http.ts';
import { OrderPrintButtons } from '#resources/orders/export/OrderPrintButtons.tsx';
import { ExportCsvButton } from '#resources/shared/list/ExportCsvButton.tsx';
import { buildOrderSummary } from '../../fixtures/build-order.ts';
import { fakeConnection } from '../fake-connection.ts';
import { showToAdmin } from '../resources/show-to.tsx';
import { deferred } from '../src/show-request.tsx';

const fetched = vi.fn<Download>();
afterEach(() => fetched.mockReset());

const paths = () => fetched.mock.calls.map(([path]) => path);

function showMenu(locale: 'en' | 'es' = 'en', withheld = false) {
  const page = <OrderPrintButtons order={{ id: 'o-1', withheld }} />;
  return showToAdmin(page, '/', {}, { locale, connection: fakeConnection({ download: fetched }) });
}

const getList = () => Promise.resolve({ data: [buildOrderSummary()], total: 1 });

describe('OrderPrintButtons', () => {
  it('OR-10 fetches the sheet that is chosen, in its size and the language on the screen', async () => {
    const { user } = showMenu('es');
    await user.click(screen.getByRole('button', { name: 'Imprimir o exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hoja de trabajo, A4' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Imprimir o exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Receta como FHIR' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Imprimir o exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pedido como CSV' }));
    const [sheet, prescription, table = ''] = paths();
    expect([sheet, prescription]).toEqual([
      '/orders/o-1/worksheet.pdf?size=A4&lang=es',
      '/orders/o-1/fhir',
    ]);
    const asked = new URL(table, 'http://portal.test');
    expect(asked.pathname).toBe('/orders.csv');
    expect(JSON.parse(asked.searchParams.get('filter') ?? '')).toEqual({ id: ['o-1'] });
  });

  it('AD-08 offers a role that may not read prescriptions neither work sheet nor FHIR', async () => {
    const { user } = showMenu('en', true);
    await user.click(screen.getByRole('button', { name: 'Print or export' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Confirmation, Letter',
      'Confirmation, A4',
      'Order as CSV',
    ]);
  });

  it('OR-10 is busy while it fetches, and can be used again after that', async () => {
    const { promise, resolve } = deferred<undefined>();
    fetched.mockReturnValue(promise);
    const { user } = showMenu();
    await user.click(screen.getByRole('button', { name: 'Print or export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Confirmation, Letter' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: /Preparing the file/,
      hidden: true,
    });
    expect(button.disabled).toBe(true);
    resolve(undefined);
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(paths()).toEqual(['/orders/o-1/confirmation.pdf?size=Letter&lang=en']);
  });

  it('OR-10 says when it failed', async () => {
    fetched.mockRejectedValue(new HttpFailure('no', 500, null));
    const { user } = showMenu();
    await user.click(screen.getByRole('button', { name: 'Print or export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Work sheet, Letter' }));
    expect(await screen.findByText(/could not be downloaded/)).toBeDefined();
  });
});

describe('ExportCsvButton', () => {
  it('OR-10 exports the list with its filter and sort', async () => {
    const { user } = showToAdmin(
      <ListBase
        resource="orders"
        filterDefaultValues={{ state: 'submitted', q: 'Lake' }}
        sort={{ field: 'practice', order: 'DESC' }}
      >
        <ExportCsvButton path="/orders.csv" />
      </ListBase>,
      '/',
      { getList },
      { connection: fakeConnection({ download: fetched }) },
    );
    await user.click(await screen.findByRole('button', { name: 'Export list as CSV' }));
    const [path = ''] = paths();
    const query = new URL(path, 'http://x').searchParams;
    expect(path.startsWith('/orders.csv?')).toBe(true);
    expect(JSON.parse(query.get('filter') ?? '')).toEqual({ state: 'submitted', q: 'Lake' });
    expect(JSON.parse(query.get('sort') ?? '')).toEqual(['practice', 'DESC']);
    expect(query.get('lang')).toBe('en');
  });
});
