import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import CreditPage from '#src/customer/credit/CreditPage.tsx';
import { portalRouteAt } from '#src/route-at.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';

interface Case {
  path: string;
  page: ReactNode;
  heading: { en: string; es: string };
  cannot: RegExp;
  instead: RegExp;
  to: string;
}

const CASES: Case[] = [
  {
    path: '/customer/credit',
    page: <CreditPage />,
    heading: { en: 'Lens Credit', es: 'Crédito de lentes' },
    cannot: /not shown here yet/,
    instead: /Ask your lens consultant/,
    to: '/customer/order',
  },
];

function show({ path, page }: Case, locale?: 'es') {
  return renderPage({ page, path, dataProvider: fakeDataProvider(), locale });
}

describe.each(CASES)('$path, whose work has still to come', (page) => {
  it('MN-02 MN-03 says what cannot be done, what to do today, and links one page that exists', async () => {
    show(page);
    expect(await screen.findByRole('heading', { level: 1, name: page.heading.en })).toBeDefined();
    expect(screen.getByText(page.cannot)).toBeDefined();
    expect(within(screen.getByRole('list')).getByText(page.instead)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([page.to]);
    expect(portalRouteAt(page.to)?.path.replace(/\/\*$/, '')).toBe(page.to);
  });

  it('UX-02 speaks Spanish, and holds nothing that does not work', async () => {
    show(page, 'es');
    expect(await screen.findByRole('heading', { level: 1, name: page.heading.es })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
