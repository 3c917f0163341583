import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { Application } from '#domain/customers/application-schema.ts';
import ApplicationList from '#resources/applications/ApplicationList.tsx';
import { buildApplication } from '../../fixtures/build-application.ts';
import { notifyChange } from '../notify-change.ts';
import { stubNarrowScreen } from './narrow-screen.ts';
import { lastQuery, listOf, type GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/applications';
const waiting = buildApplication();

afterEach(() => focusManager.setFocused(undefined));

function show(getList: Mock<GetList>, locale?: 'es') {
  return showToSuper(<ApplicationList />, PATH, { getList }, { locale });
}

const changeOf = ({ id, version, status }: Application) =>
  ({ resource: 'applications', id, version, status }) as const;

const listCalls = (getList: Mock<GetList>) =>
  getList.mock.calls.filter(([, params]) => (params.pagination?.perPage ?? 0) > 1).length;

describe('the list of applications', () => {
  it('RS-05 reads from the left: age, practice, place, applicant, state; the row is the link', async () => {
    show(listOf(waiting));
    const link = await screen.findByRole('link', { name: 'Harbour Eye Care' });
    expect(link.getAttribute('href')).toBe(`${PATH}/${waiting.id}`);
    const cells = link.closest('tr')?.querySelectorAll('td') ?? [];
    const [age, , place, applicant, status] = [...cells].map((cell) => cell.textContent);
    expect(age).toMatch(/^\d+ day/);
    expect(place).toBe('Springfield, IL, US');
    expect(applicant).toBe('Ada Marsh · ada@harbour.test');
    expect(status).toBe('Submitted');
  });

  it('RS-05 asks for those that wait first, oldest first, until another state is chosen', async () => {
    const getList = listOf(waiting);
    const { user } = show(getList);
    expect(await screen.findByRole('link', { name: 'Harbour Eye Care' })).toBeDefined();
    expect(getList.mock.calls.every(([resource]) => resource === 'applications')).toBe(true);
    expect(lastQuery(getList)).toMatchObject({
      filter: { status: 'submitted' },
      sort: { field: 'submittedAt', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    });
    const chip = await screen.findByRole('button', { name: 'Submitted 1' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Declined' }));
    await waitFor(() => expect(lastQuery(getList)?.filter).toEqual({ status: 'declined' }));
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(lastQuery(getList)?.filter).toEqual({}));
  });

  it('AD-05 asks for the list once for each change, and never by the clock', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const getList = listOf(waiting);
    const { connection } = show(getList);
    expect(await screen.findByRole('link', { name: 'Harbour Eye Care' })).toBeDefined();
    const before = listCalls(getList);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(listCalls(getList)).toBe(before);
    await notifyChange(connection.events, changeOf(waiting));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(listCalls(getList)).toBe(before + 1);
    await notifyChange(connection.events, {
      resource: 'orders',
      id: waiting.id,
      accountNumber: '100200',
      version: 1,
      state: 'submitted',
    });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(listCalls(getList)).toBe(before + 1);
  });

  it('UX-04 says that nothing waits, or that nothing matches and how to go back', async () => {
    const { user } = show(listOf());
    expect(await screen.findByText(/No applications are waiting/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Approved' }));
    expect(await screen.findByText(/No applications match/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show waiting applications' }));
    expect(await screen.findByText(/No applications are waiting/)).toBeDefined();
  });

  it('UX-03 shows cards instead of a table on a phone', async () => {
    stubNarrowScreen();
    show(listOf(waiting));
    const list = await screen.findByRole('list', { name: 'Applications' });
    await within(list).findByRole('link', { name: 'Harbour Eye Care' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(list.textContent).toContain('Springfield, IL, US');
  });
});
