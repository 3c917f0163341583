import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Download } from '#providers/http/connection.ts';
import { WorkSheetsButton } from '#resources/orders/export/WorkSheetsButton.tsx';
import { fakeConnection } from '#tests/ui/fake-connection.ts';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';

function show(ids: string[]) {
  const download = vi.fn<Download>().mockResolvedValue(undefined);
  const view = renderPage({
    page: <WorkSheetsButton ids={ids} />,
    path: '/',
    dataProvider: fakeDataProvider(),
    connection: fakeConnection({ download }),
  });
  return { ...view, download };
}

describe('the work sheets of the selected orders', () => {
  it('AD-13 are fetched as one file, in the size that is chosen', async () => {
    const { user, download } = show(['o-1', 'o-2']);
    await user.click(screen.getByRole('button', { name: 'Print 2 work sheets' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Work sheet, A4' }));
    expect(download.mock.calls[0]?.[0]).toBe(
      '/orders/worksheets.pdf?ids=o-1%2Co-2&size=A4&lang=en',
    );
  });

  it('AD-13 are at most a hundred', () => {
    show(Array.from({ length: 101 }, (_, at) => `o-${at}`));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Print 101 work sheets' });
    expect(button.disabled).toBe(true);
  });
});
