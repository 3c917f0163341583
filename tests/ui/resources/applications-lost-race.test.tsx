import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Application } from '#domain/schemas/application.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import ApplicationShow from '#resources/applications/ApplicationShow.tsx';
import { buildApplication } from '#tests/fixtures/build-application.ts';
import { notifyChange } from '#tests/ui/notify-change.ts';
import { lostConnection } from './portal-harness.tsx';
import type { GetOne } from './portal-harness.tsx';
import { withFiles } from './with-files.tsx';
import { showToSuper } from '#tests/ui/resources/show-to.tsx';

const PATH = '/admin/customer-management/applications';
const application = buildApplication({ version: 3 });

type Decide = PortalDataProvider['decideApplication'];

function decided(action: 'approve' | 'decline', reason = ''): Application {
  const end = { version: 4, decidedAt: '2026-01-16T10:00:00.000Z', reason } as const;
  return action === 'approve'
    ? { ...application, ...end, status: 'approved', accountNumber: '100205' }
    : { ...application, ...end, status: 'declined' };
}

/** A server that refuses every decision, and on which others decide (`become`). */
function serverWith(decide: () => Promise<never>) {
  let stored = application;
  return {
    getOne: vi.fn<GetOne>(() => Promise.resolve({ data: stored })),
    decideApplication: vi.fn<Decide>(decide),
    become: (next: Application) => {
      stored = next;
    },
  };
}

function show(server: ReturnType<typeof serverWith>) {
  return showToSuper(withFiles(<ApplicationShow />), `${PATH}/:id`, server, {
    at: `${PATH}/${application.id}`,
  });
}

async function openDialog(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

describe('a decision on an application that comes too late', () => {
  it('OR-07 AD-05 tells in the open dialog who decides meanwhile, and keeps what was typed', async () => {
    const server = serverWith(() => Promise.reject(lostConnection()));
    const { user, connection } = show(server);
    const dialog = await openDialog(user, 'Decline application');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'No licence');
    server.become({ ...decided('approve'), decidedBy: 'Sofia Superwell' });
    await notifyChange(connection.events, {
      resource: 'applications',
      id: application.id,
      version: 4,
      status: 'approved',
    });
    const told = /Sofia Superwell has already decided.*now Approved.*Your action was not applied/;
    expect(await within(dialog).findByText(told)).toBeDefined();
    expect(within(dialog).getByDisplayValue('No licence')).toBeDefined();
    const decline = within(dialog).getByRole('button', { name: 'Decline application' });
    expect(decline).toHaveProperty('disabled', true);
    expect(server.decideApplication).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const label = await screen.findByText('Decided by', { selector: 'dt' });
    expect(label.nextElementSibling?.textContent).toBe('Sofia Superwell');
  });
});
