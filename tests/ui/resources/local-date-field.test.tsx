import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { LocalDateField } from '#resources/shared/LocalDateField.tsx';
import { showToAdmin } from './show-to.tsx';

// West of Greenwich.
beforeEach(() => vi.stubEnv('TZ', 'America/Los_Angeles'));

it.each([
  ['en', '2026-03-09T02:00:00Z', 'Mar 8, 2026'],
  ['es', '2026-03-09T12:00:00Z', '9 mar 2026'],
  ['en', '2026-03-09', 'Mar 9, 2026'],
] as const)(
  'UX-02 a date of a record is read in the language of the page: %s %s',
  async (locale, at, day) => {
    showToAdmin(
      <RecordContextProvider value={{ id: 'a', at }}>
        <LocalDateField source="at" />
      </RecordContextProvider>,
      '/record',
      {},
      { locale },
    );
    expect(await screen.findByText(day)).toBeDefined();
  },
);
