import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { LocalDateField } from '#resources/shared/LocalDateField.tsx';
import { fakeDataProvider, renderPage } from './portal-harness.tsx';

it.each([
  ['en', '3/9/2026'],
  ['es', '9/3/2026'],
] as const)(
  'UX-02 a date of a record is read in the language of the page: %s',
  async (locale, day) => {
    renderPage({
      page: (
        <RecordContextProvider value={{ id: 'a', at: '2026-03-09T12:00:00Z' }}>
          <LocalDateField source="at" />
        </RecordContextProvider>
      ),
      path: '/record',
      dataProvider: fakeDataProvider(),
      locale,
    });
    expect(await screen.findByText(day)).toBeDefined();
  },
);
