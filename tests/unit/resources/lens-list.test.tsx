// @vitest-environment jsdom
import type { GetList } from '#tests/unit/resources/portal-harness.tsx';
import type { Mock } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ampleyeScleral } from '#domain/lens/catalogue/ampleye-scleral.ts';
import { gpSphere } from '#domain/lens/catalogue/gp-sphere.ts';
import type { LensDefinition } from '#domain/schemas/lens.ts';
import LensList from '#resources/lenses/LensList.tsx';
import {
  apiError,
  expectLoggedErrors,
  fakeDataProvider,
  renderPage,
} from '#tests/unit/resources/portal-harness.tsx';
import { stubNarrowScreen } from './narrow-screen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answer = (...rows: LensDefinition[]) =>
  vi.fn<GetList>().mockImplementation(() => Promise.resolve({ data: rows, total: rows.length }));

function show(getList: Mock<GetList>, locale?: 'es') {
  return renderPage({
    page: <LensList />,
    path: '/admin/lens-management',
    dataProvider: fakeDataProvider({ getList }),
    roles: ['ADMIN', 'SUPERADMIN'],
    locale,
  });
}

async function open(user: ReturnType<typeof show>['user'], lens: LensDefinition) {
  await user.click(await screen.findByRole('button', { name: lens.name }));
  return screen.findByRole('table', { name: `Parameters of ${lens.name}` });
}

function rowOf(table: HTMLElement, name: string) {
  return within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;
}

describe('the catalogue, to read', () => {
  it('AD-02 shows name, family, version, number of parameters, offered and price', async () => {
    show(answer({ ...gpSphere, version: 2, offered: false }));
    const opener = await screen.findByRole('button', { name: 'GP Sphere' });
    const cells = opener.closest('tr')?.querySelectorAll('td') ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual([
      'GP sphere',
      '2',
      String(gpSphere.parameters.length),
      'Not offered',
      '$75.00',
    ]);
  });

  it('AD-02 sorts and pages on the server', async () => {
    const getList = vi.fn<GetList>().mockResolvedValue({ data: [gpSphere], total: 60 });
    const { user } = show(getList);
    await screen.findByRole('button', { name: 'GP Sphere' });
    expect(getList.mock.lastCall).toMatchObject([
      'lenses',
      { sort: { field: 'name', order: 'ASC' } },
    ]);
    await user.click(screen.getByRole('button', { name: 'Family' }));
    const byFamily = { field: 'family', order: 'ASC' };
    await waitFor(() => expect(getList.mock.lastCall?.[1].sort).toEqual(byFamily));
    await user.click(screen.getByRole('button', { name: /next page/i }));
    await waitFor(() => expect(getList.mock.lastCall?.[1].pagination?.page).toBe(2));
    expect(screen.queryByRole('button', { name: 'Price' })).toBeNull();
  });

  it('AD-03 opens to range, step with its unit, default and source of each parameter', async () => {
    const { user } = show(answer(gpSphere));
    const table = await open(user, gpSphere);
    expect(rowOf(table, 'Base curve')).toMatch(
      /6\.00 mm to 9\.00 mm0\.05 mm.*AssumptionWider than the Achievement sheet/,
    );
    expect(rowOf(table, 'Diameter')).toContain('9.20 mm');
    expect(rowOf(table, 'Edge')).toContain('Standard, Flat, Steep');
    const opener = screen.getByRole('button', { name: 'GP Sphere' });
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await user.click(opener);
    expect(screen.queryByRole('table', { name: /Parameters of/ })).toBeNull();
  });

  it.each(ampleyeScleral.parameters.map((parameter) => [parameter.label.en, parameter] as const))(
    'AD-03 calls no figure of %s the maker’s unless it was read in their paper',
    async (label, { source }) => {
      const { user } = show(answer(ampleyeScleral));
      const table = await open(user, ampleyeScleral);
      const words = {
        sourced: 'Maker’s paper',
        secondHand: 'Second-hand',
        assumption: 'Assumption',
      };
      expect(rowOf(table, label)).toContain(words[source.status] + source.note);
    },
  );

  it('AD-03 says that editing comes later, and that prices have no source', async () => {
    show(answer(gpSphere));
    expect(await screen.findByText(/editing lenses comes with a later version/)).toBeDefined();
    expect(screen.getByText(/Prices carry no source/)).toBeDefined();
  });

  it('UX-04 says that there is no lens, or none of that name', async () => {
    const { user } = show(answer());
    expect(await screen.findByText('The catalogue holds no lens.')).toBeDefined();
    await user.type(screen.getByRole('searchbox'), 'gp');
    expect(await screen.findByText('No lens of that name.')).toBeDefined();
  });

  it('UX-04 shows what failed with its request id', async () => {
    expectLoggedErrors();
    show(vi.fn<GetList>().mockRejectedValue(apiError(503, 'unavailable')));
    expect(await screen.findByText('Request id: req-1')).toBeDefined();
  });

  it('UX-03 shows cards instead of a table on a phone, which open too', async () => {
    stubNarrowScreen();
    const { user } = show(answer(gpSphere));
    const list = await screen.findByRole('list', { name: 'Lenses' });
    await within(list).findByRole('button', { name: 'GP Sphere' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(await open(user, gpSphere)).toBeDefined();
  });

  it('UX-02 speaks Spanish', async () => {
    const { user } = show(answer(gpSphere), 'es');
    expect(await screen.findByRole('heading', { name: 'Gestión de lentes' })).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'GP Sphere' }));
    expect(await screen.findByRole('rowheader', { name: 'Borde' })).toBeDefined();
  });
});
