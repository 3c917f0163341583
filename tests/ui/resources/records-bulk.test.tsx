import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import BuyingGroups from '#resources/buying-groups/BuyingGroups.tsx';
import Campaigns from '#resources/campaigns/Campaigns.tsx';
import ConsultantRatings from '#resources/consultant-ratings/ConsultantRatings.tsx';
import ConsultantRequests from '#resources/consultant-requests/ConsultantRequests.tsx';
import ShipToAddresses from '#resources/ship-to-addresses/ShipToAddresses.tsx';
import ShippingMethods from '#resources/shipping-methods/ShippingMethods.tsx';
import { buildBuyingGroup } from '../../fixtures/build-buying-group.ts';
import { buildCampaign } from '../../fixtures/build-campaign.ts';
import { fakeConnection } from '../fake-connection.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { apiError, expectLoggedErrors, pagesOf } from './portal-harness.tsx';
import type { FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/buying-groups';

type Change = (resource: string, params: { data?: unknown }) => Promise<{ data: unknown }>;

function open(methods: FakeMethods & { update?: Change }, connection = fakeConnection()) {
  expectLoggedErrors();
  return showToSuper(<BuyingGroups />, `${PATH}/*`, methods, { at: PATH, connection });
}

const made = (name: string, version: number) =>
  Object.assign(buildBuyingGroup(name), { id: `g-${version}`, version, offered: false });

interface Kind {
  Page: ComponentType;
  at: string;
  rows: readonly RaRecord[];
  /** The field that is offered first. */
  field: string;
  fill: (
    dialog: ReturnType<typeof within>,
    user: ReturnType<typeof showToSuper>['user'],
  ) => Promise<void>;
  /** The records that are changed, as the dialog names them. */
  names: readonly string[];
  expected: readonly object[];
}

const CUSTOMERS = '/admin/customer-management';
const address = {
  accountNumber: '100200',
  recipient: 'Lakeside',
  country: 'US',
  address: '1 Main Street',
  apt: '',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  isDefault: false,
};
const request = {
  state: 'new',
  assignee: '',
  note: '',
  contactName: 'Ada',
  email: 'ada@lens.test',
  phone: '',
  question: 'How?',
  language: 'en',
  fitting: '',
  assigneeName: '',
  changedBy: '',
  changedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
};

const KINDS: [kind: string, Kind][] = [
  [
    'ship-to addresses',
    {
      Page: ShipToAddresses,
      at: `${CUSTOMERS}/addresses`,
      rows: [
        { ...address, id: 'a-1', version: 1 },
        { ...address, id: 'a-2', version: 4, recipient: 'Harbor', state: 'WA', zip: '98101' },
      ],
      field: 'Recipient',
      fill: (dialog, user) =>
        user.type(dialog.getByRole('textbox', { name: /Recipient/ }), 'Lakeside Eye Care'),
      names: ['Lakeside', 'Harbor'],
      expected: [
        { recipient: 'Lakeside Eye Care', state: 'OR', version: 1 },
        { recipient: 'Lakeside Eye Care', state: 'WA', version: 4 },
      ],
    },
  ],
  [
    'shipping methods',
    {
      Page: ShippingMethods,
      at: `${CUSTOMERS}/shipping`,
      rows: [
        { id: 'overnight', version: 3, priceCents: 3_200, freeAboveLimit: false },
        { id: 'rush', version: 1, priceCents: 3_500, freeAboveLimit: false },
      ],
      field: 'Free above the limit',
      fill: (dialog, user) => user.click(dialog.getByRole('switch')),
      names: ['Overnight shipping', 'Rush'],
      expected: [
        { priceCents: 3_200, freeAboveLimit: true, version: 3 },
        { priceCents: 3_500, freeAboveLimit: true, version: 1 },
      ],
    },
  ],
  [
    'campaigns that are drafts',
    {
      Page: Campaigns,
      at: '/admin/email-management/letters',
      rows: [
        buildCampaign({ id: 'l-1', state: 'draft', name: 'Summer' }),
        buildCampaign({ id: 'l-2', name: 'Sent' }),
      ],
      field: 'Emails per minute',
      fill: (dialog, user) => user.type(dialog.getByRole('spinbutton'), '{Control>}a{/Control}90'),
      names: ['Summer'],
      expected: [{ name: 'Summer', perMinute: 90, version: 3 }],
    },
  ],
  [
    'requests to a consultant',
    {
      Page: ConsultantRequests,
      at: '/admin/order-approval/consultant-requests',
      rows: [
        { ...request, id: 'q-1', version: 1, practice: 'Clear' },
        { ...request, id: 'q-2', version: 2, practice: 'North', note: 'Called' },
      ],
      field: 'State',
      fill: async (dialog, user) => {
        await user.click(dialog.getByRole('combobox', { name: /^State/ }));
        await user.click(await screen.findByRole('option', { name: 'Closed' }));
      },
      names: ['Clear', 'North'],
      expected: [
        { state: 'closed', note: '', version: 1 },
        { state: 'closed', note: 'Called', version: 2 },
      ],
    },
  ],
];

describe('many records of a kind at once', () => {
  it('AD-07 SE-08 gives the selected records one value, and tells which were refused and why', async () => {
    const groups = [made('Clear', 1), made('North', 2), made('South', 3)];
    const update = vi.fn<Change>((_resource, { data }) => {
      const { name } = data as { name: string };
      if (name === 'Clear') return Promise.resolve({ data });
      if (name === 'North') return Promise.reject(apiError(412, 'version-moved-on', {}));
      const errors = { name: { rule: 'taken', message: 'Taken' } };
      return Promise.reject(apiError(409, 'conflict', { errors }));
    });
    const { user } = open({ getList: pagesOf(groups), update });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Change 3 records' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 3 records?' }));
    for (const name of ['Clear', 'North', 'South']) expect(dialog.getByText(name)).toBeDefined();
    expect(dialog.getByRole('combobox', { name: 'Field to change' }).textContent).toBe(
      'Offered to applicants',
    );
    await user.click(dialog.getByRole('button', { name: 'Change 3 records' }));
    const results = within(await screen.findByRole('dialog'));
    expect(await results.findByText('1 record changed')).toBeDefined();
    expect(results.getByText('2 records were not changed')).toBeDefined();
    expect(results.getByText(/^Someone else changed it in the meantime/)).toBeDefined();
    expect(results.getByText(/^Name: Another record has this already/)).toBeDefined();
    const sent = update.mock.calls.map(([, { data }]) => data);
    expect(sent).toContainEqual({
      name: 'South',
      offered: true,
      billsMembers: false,
      freeShippingFromCents: null,
      version: 3,
    });
  });

  it.each(KINDS)('AD-07 %s change one field of the selected ones', async (_kind, of) => {
    const { Page, at, rows, field, expected, names } = of;
    expectLoggedErrors();
    const update = vi.fn<Change>((_resource, { data }) => Promise.resolve({ data }));
    const methods: FakeMethods & { update: Change } = { getList: pagesOf([...rows]), update };
    const { user } = showToSuper(<Page />, `${at}/*`, methods, {
      at,
      connection: fakeConnection(),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const label = names.length === 1 ? 'Change 1 record' : `Change ${names.length} records`;
    await user.click(screen.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog', { name: `${label}?` }));
    expect(dialog.getByRole('combobox', { name: 'Field to change' }).textContent).toBe(field);
    for (const name of names) expect(dialog.getByText(name)).toBeDefined();
    await of.fill(dialog, user);
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(names.length));
    const sent = update.mock.calls.map(([, { data }]) => data);
    for (const data of expected) expect(sent).toContainEqual(expect.objectContaining(data));
  });

  it('OR-10 exports the selected records of a kind that can do nothing else with many', async () => {
    const rating = {
      id: 'r-1',
      version: 1,
      question: 'What is a torus?',
      isHelpful: true,
      reason: null,
      comment: '',
      language: 'en',
      createdAt: '2026-01-01T00:00:00Z',
    };
    const download = vi.fn<(path: string) => Promise<void>>().mockResolvedValue();
    const at = '/admin/order-approval/consultant-ratings';
    const connection = fakeConnection({ download });
    const { user } = showToSuper(
      <ConsultantRatings />,
      `${at}/*`,
      { getList: pagesOf([rating]) },
      { at, connection },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(screen.queryByRole('button', { name: /^(Change|Delete) 1/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export 1 as CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    expect(download.mock.calls[0]?.[0]).toContain('/consultant-ratings.csv?');
  });

  it('UX-03 AD-07 OR-10 on a phone each card is selected by its name, and the selected ones are changed and exported', async () => {
    stubNarrowScreen();
    const groups = [made('Clear', 1), made('North', 2), made('South', 3)];
    const update = vi.fn<Change>((_resource, { data }) => Promise.resolve({ data }));
    const download = vi.fn<(path: string) => Promise<void>>().mockResolvedValue();
    const methods = { getList: pagesOf(groups), update };
    const { user, location } = open(methods, fakeConnection({ download }));
    const box = await screen.findByRole('checkbox', { name: 'Select North' });
    expect(box.closest('a, button, [role=button]')).toBeNull();
    await user.click(box);
    await user.click(screen.getByRole('checkbox', { name: 'Select South' }));
    expect(location.pathname).toBe(PATH);
    await user.click(screen.getByRole('button', { name: 'Export 2 as CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Change 2 records' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 records?' }));
    await user.click(dialog.getByRole('button', { name: 'Change 2 records' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    const sent = update.mock.calls.map(([, { data }]) => data);
    expect(sent).toContainEqual(expect.objectContaining({ name: 'North', version: 2 }));
  });

  it('UX-03 on a phone the name of a card leads to its record', async () => {
    stubNarrowScreen();
    open({ getList: pagesOf([made('Clear', 1)]) });
    const link = await screen.findByRole('link', { name: 'Clear' });
    expect(link.getAttribute('href')).toBe(`${PATH}/g-1/show`);
  });

  it('OR-10 exports the selected records', async () => {
    const groups = [0, 1].map((at) =>
      Object.assign(buildBuyingGroup('Clear'), { id: `g-${at}`, version: 1 }),
    );
    const download = vi.fn<(path: string) => Promise<void>>().mockResolvedValue();
    const { user } = open({ getList: pagesOf(groups) }, fakeConnection({ download }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Export 2 as CSV' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const { pathname, searchParams } = new URL(
      download.mock.calls[0]?.[0] ?? '',
      'https://lens.test',
    );
    expect(pathname).toBe('/buying-groups.csv');
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ id: ['g-0', 'g-1'] });
  });
});
