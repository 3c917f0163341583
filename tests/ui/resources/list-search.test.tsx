import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import ApplicationList from '#resources/applications/ApplicationList.tsx';
import Customers from '#resources/customers/Customers.tsx';
import LensList from '#resources/lenses/LensList.tsx';
import { TYPING_PAUSE } from '#resources/shared/list/filters/use-typed-search.ts';
import StaffList from '#resources/users/StaffList.tsx';
import { catalogue } from '#server/first-run/catalogue/catalogue.ts';
import { buildApplication } from '../../fixtures/build-application.ts';
import { buildCustomer } from '../../fixtures/build-customer.ts';
import { buildUser } from '../../fixtures/build-user.ts';
import { lastQuery, type GetList } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Search/ });
const type = (value: string) => void fireEvent.change(search(), { target: { value } });
const isExportReady = () =>
  !screen.getByRole<HTMLButtonElement>('button', { name: /CSV/ }).disabled;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Types as soon as the list is on the screen, before React has run the effects of what is in it. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'clear', search());
    search().dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return null;
}

/** Opens a list whose rows come when the test says so. */
function open(page: ReactNode, row: object) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  let answer: ((rows: { data: unknown[]; total: number }) => void) | undefined;
  const rows: ReturnType<GetList> = new Promise((resolve) => {
    answer = resolve;
  });
  const getList = vi.fn<GetList>(() => rows);
  const { location } = showToSuper(page, '/admin/list/*', { getList }, { at: '/admin/list' });
  const load = async () => {
    answer?.({ data: [row], total: 1 });
    await pass(0);
  };
  return { load, last: () => lastQuery(getList)?.filter, location };
}

describe('the search of a list of the maker', () => {
  it.each([
    ['applications', <ApplicationList key="a" />, buildApplication()],
    ['customers', <Customers key="c" />, buildCustomer()],
    ['lenses', <LensList key="l" />, catalogue[0] ?? {}],
    ['users', <StaffList key="u" />, buildUser({ role: 'admin' })],
  ])(
    'AD-07 keeps and applies what is typed before the list of %s has loaded',
    async (_list, page, row) => {
      const { load, last } = open(
        <>
          {page}
          <TypesAtOnce />
        </>,
        row,
      );
      expect(search().value).toBe('clear');
      await load();
      expect(search().value).toBe('clear');
      await pass(2 * TYPING_PAUSE);
      expect(last()).toMatchObject({ q: 'clear' });
      expect(search().value).toBe('clear');
    },
  );

  it('AD-07 is emptied by its button, and Enter applies nothing old', async () => {
    const { load, last, location } = open(<StaffList />, buildUser({ role: 'admin' }));
    await load();
    type(' clear ');
    expect(fireEvent.keyDown(search(), { key: 'Enter' }), 'the form is not sent').toBe(false);
    await pass(TYPING_PAUSE + 1);
    expect(last()).toMatchObject({ q: 'clear' });
    expect(location.search).toContain('clear');
    fireEvent.click(screen.getByRole('button', { name: 'Clear value' }));
    expect(search().value).toBe('');
    await pass(TYPING_PAUSE + 1);
    expect(location.search).not.toContain('clear');
  });

  it('OR-10 AD-07 an export waits for a filter that is chosen after the search was typed', async () => {
    const { load, last } = open(<StaffList />, buildUser({ role: 'admin' }));
    await load();
    type('clear');
    await pass(TYPING_PAUSE / 2);
    const [role] = document.querySelectorAll<HTMLInputElement>('input[name="role"]');
    if (role) fireEvent.change(role, { target: { value: 'superAdmin' } });
    await pass(TYPING_PAUSE / 2 + 1);
    expect(last()).toMatchObject({ q: 'clear' });
    expect(last()).not.toHaveProperty('role');
    expect(isExportReady(), 'the role still waits').toBe(false);
    await pass(TYPING_PAUSE / 2);
    expect(last()).toMatchObject({ q: 'clear', role: 'superAdmin' });
    expect(isExportReady()).toBe(true);
  });
});
