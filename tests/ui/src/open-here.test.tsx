import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useOpenHere } from '#src/page/use-open-here.ts';

function Page() {
  const { isOpen, open } = useOpenHere();
  return <button onClick={open}>{isOpen ? 'is open' : 'is closed'}</button>;
}

/** Something on the page at `/customer/order`, opened. */
function openedThere() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/customer/home', '/customer/order'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  const go = (to: string | number, replace = false) =>
    act(async () => {
      if (typeof to === 'number') await router.navigate(to);
      else await router.navigate(to, { replace });
    });
  return { state: () => screen.getByRole('button').textContent, go };
}

it('LY-09 stays open when the page changes its own query, as at the first save of a draft', async () => {
  const { state, go } = openedThere();
  expect(state()).toBe('is open');
  await go('/customer/order?draft=1', true);
  expect(state()).toBe('is open');
});

it.each([
  ['another page', '/customer/home', false],
  ['another page in place of this one', '/customer/home', true],
  ['the same page once more', '/customer/order', true],
  ['the same page with another query', '/customer/order?draft=1', false],
  ['the page before', -1, false],
])('LY-09 closes on the way to %s, and stays closed', async (_, to, replace) => {
  const { state, go } = openedThere();
  await go(to, replace);
  expect(state()).toBe('is closed');
  await go('/customer/order?draft=2', true);
  expect(state()).toBe('is closed');
});

it('LY-09 does not open again when one comes back', async () => {
  const { state, go } = openedThere();
  await go('/customer/terms');
  await go(-1);
  expect(state()).toBe('is closed');
});
