import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/auth.ts';
import type { Application } from '#domain/customers/application-schema.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { FileError } from '#providers/firebase/file-errors.ts';
import type { Files } from '#providers/firebase/files.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import ApplicationShow from '#resources/applications/ApplicationShow.tsx';
import { buildApplication } from '../../fixtures/build-application.ts';
import { notifyChange } from '../notify-change.ts';
import {
  apiError,
  expectLoggedErrors,
  lostConnection,
  oneOf,
  type FakeMethods,
  type GetOne,
} from './portal-harness.tsx';
import { showToAdmin } from './show-to.tsx';

const PATH = '/admin/customer-management/applications';
const application = buildApplication({ version: 3, licenceFile: 'licence.pdf' });
const SUPERADMIN: Role[] = ['ADMIN', 'SUPERADMIN'];

type Url = (path: string) => Promise<string>;
type Decide = PortalDataProvider['decideApplication'];

function decided(action: 'approve' | 'decline', reason = ''): Application {
  const decidedAt = '2026-01-16T10:00:00.000Z';
  const end = { version: 4, decidedAt, reason } as const;
  return action === 'approve'
    ? { ...application, ...end, status: 'approved', accountNumber: '100205' }
    : { ...application, ...end, status: 'declined' };
}

function show(
  overrides: FakeMethods,
  { url = vi.fn<Url>().mockResolvedValue('https://files.test/licence'), roles = SUPERADMIN } = {},
) {
  const files = { url } as Partial<Files> as Files;
  const runtime = { files: () => Promise.resolve(files) } as Partial<Runtime> as Runtime;
  return showToAdmin(
    <RuntimeContext value={runtime}>
      <ApplicationShow />
    </RuntimeContext>,
    `${PATH}/:id`,
    overrides,
    { at: `${PATH}/${application.id}`, roles },
  );
}

/** A server that keeps one application. */
function serverWith(decide: () => Promise<Application>) {
  let stored = application;
  return {
    getOne: vi.fn<GetOne>().mockImplementation(() => Promise.resolve({ data: stored })),
    decideApplication: vi.fn<Decide>().mockImplementation(async () => {
      stored = await decide();
      return { data: stored };
    }),
    become: (next: Application) => {
      stored = next;
    },
  };
}

function factOf(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

async function choose(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

describe('an application', () => {
  it('RS-05 shows what was applied with', async () => {
    show({ getOne: oneOf({ ...application, notes: 'Opening in March', locale: 'es' }) });
    expect(await screen.findByRole('heading', { name: 'Harbour Eye Care' })).toBeDefined();
    expect(factOf('Address')).toBe('12 Pier Road\nSuite 4\nSpringfield, IL 62701\nUnited States');
    expect(factOf('License number')).toBe('IL-046-1234');
    expect(factOf('Applied as')).toBe('ada@harbour.test');
    expect(factOf('Contact email')).toBe('office@harbour.test');
    expect(factOf('Buying group')).toBe('None');
    expect(factOf('Website')).toBe('Not provided');
    expect(factOf('Notes')).toBe('Opening in March');
    expect(factOf('Language')).toBe('Español');
    expect(screen.queryByText('Decided')).toBeNull();
  });

  it('DB-02 links the licence at the address that the storage gives for it', async () => {
    const url = vi.fn<Url>().mockResolvedValue('https://files.test/licence?token=t');
    show({ getOne: oneOf(application) }, { url });
    const link = await screen.findByRole('link', { name: /Open the license/ });
    expect(link.getAttribute('href')).toBe('https://files.test/licence?token=t');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(url).toHaveBeenCalledExactlyOnceWith('users/uid-applicant/licence.pdf');
  });

  it('DB-02 says that no file was sent, and asks the storage for none', async () => {
    const url = vi.fn<Url>();
    show({ getOne: oneOf({ ...application, licenceFile: '' }) }, { url });
    expect(await screen.findByText('No file was uploaded')).toBeDefined();
    expect(url).not.toHaveBeenCalled();
  });

  it('ER-05 says that the file is gone, or tries again to reach it', async () => {
    const gone = vi.fn<Url>().mockRejectedValue(new FileError('object-not-found'));
    const view = show({ getOne: oneOf(application) }, { url: gone });
    expect(await screen.findByText('The file no longer exists.')).toBeDefined();
    view.unmount();
    const slow = vi
      .fn<Url>()
      .mockRejectedValueOnce(new FileError('retry-limit-exceeded'))
      .mockResolvedValue('https://files.test/licence');
    const { user } = show({ getOne: oneOf(application) }, { url: slow });
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Open the license/ })).toBeDefined();
  });
});

describe('the decision on an application', () => {
  it('OR-07 AD-05 tells in the open dialog who decides meanwhile, keeps what was typed, and shows it', async () => {
    const server = serverWith(() => Promise.reject(lostConnection()));
    const { user, connection } = show(server);
    const dialog = within(await choose(user, 'Decline application'));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No licence');
    server.become({ ...decided('approve'), decidedBy: 'Sofia Superwell' });
    await notifyChange(connection.events, {
      resource: 'applications',
      id: application.id,
      version: 4,
      status: 'approved',
    });
    const told = /Sofia Superwell has already decided.*now Approved.*Your action was not applied/;
    expect(await dialog.findByText(told)).toBeDefined();
    expect(dialog.getByDisplayValue('No licence')).toBeDefined();
    const decline = dialog.getByRole('button', { name: 'Decline application' });
    expect(decline).toHaveProperty('disabled', true);
    expect(server.decideApplication).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(factOf('Decided by')).toBe('Sofia Superwell'));
  });

  it('RS-05 approves the version that was seen, under a name that may be put right', async () => {
    const server = serverWith(() => Promise.resolve(decided('approve')));
    const { user } = show(server);
    const dialog = await choose(user, 'Approve application');
    expect(dialog.textContent).toContain('Approve the application of Harbour Eye Care?');
    expect(dialog.textContent).toContain('ada@harbour.test becomes its owner');
    const name = within(dialog).getByRole('textbox', { name: /Practice name/ });
    expect(dialog.textContent).toContain('is notified by email');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Approve application' }));
    expect(within(dialog).getByText('Enter a practice name')).toBeDefined();
    expect(server.decideApplication).not.toHaveBeenCalled();
    await user.type(name, 'Harbor Eye Care{Enter}');
    expect(await screen.findByText(/Account 100205 created/)).toBeDefined();
    const seen = { version: 3, practice: 'Harbor Eye Care' };
    expect(server.decideApplication).toHaveBeenCalledExactlyOnceWith(
      application.id,
      'approve',
      seen,
    );
    expect(await screen.findByText('Approved')).toBeDefined();
    expect(factOf('Account')).toBe('100205');
    expect(screen.queryByRole('button', { name: /application$/ })).toBeNull();
  });

  it('RS-05 tells that somebody else decided meanwhile, and shows what they decided', async () => {
    expectLoggedErrors();
    const current = decided('decline', 'Twice the same practice');
    const server = serverWith(() => {
      server.become(current);
      return Promise.reject(apiError(412, 'version-moved-on', { current }));
    });
    const { user } = show(server);
    const dialog = await choose(user, 'Approve application');
    await user.type(within(dialog).getByRole('textbox'), ' North');
    await user.click(within(dialog).getByRole('button', { name: 'Approve application' }));
    await within(dialog).findByText(/Someone else has already decided.*now Declined \(.*20/);
    expect(screen.getByDisplayValue('Harbour Eye Care North')).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Approve application' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(factOf('Reason')).toBe('Twice the same practice'));
    expect(screen.queryByRole('button', { name: 'Approve application' })).toBeNull();
  });

  it('RS-05 tells a conflict, keeps what was typed, and reads the record again', async () => {
    expectLoggedErrors();
    const message = 'The applicant belongs to account 100200 meanwhile: decline instead';
    const server = serverWith(() => Promise.reject(apiError(409, 'conflict', { message })));
    const { user } = show(server);
    const dialog = await choose(user, 'Approve application');
    const reads = server.getOne.mock.calls.length;
    await user.type(within(dialog).getByRole('textbox'), ' North');
    await user.click(within(dialog).getByRole('button', { name: 'Approve application' }));
    expect(await screen.findByText(new RegExp(message))).toBeDefined();
    expect(screen.getByDisplayValue('Harbour Eye Care North')).toBeDefined();
    await waitFor(() => expect(server.getOne.mock.calls.length).toBeGreaterThan(reads));
  });

  it('SE-01 is not offered once decided, nor to who may not decide', async () => {
    const view = show({ getOne: oneOf(decided('approve')) });
    expect(await screen.findByText('Approved')).toBeDefined();
    expect(screen.queryByRole('button', { name: /application$/ })).toBeNull();
    view.unmount();
    show({ getOne: oneOf(application) }, { roles: ['ADMIN'] });
    expect(await screen.findByText('Submitted', { selector: '.MuiChip-label' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /application$/ })).toBeNull();
  });
});
