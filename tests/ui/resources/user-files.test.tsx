import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileError } from '#providers/firebase/file-errors.ts';
import { UserFiles } from '#resources/users/show/UserFiles.tsx';
import { fakeDataProvider, renderPage } from '#tests/ui/resources/portal-harness.tsx';
import { noFiles, withFiles, type List } from './with-files.tsx';

function show(list: List) {
  return renderPage({
    page: withFiles(<UserFiles uid="uid-paula" />, list),
    path: '/',
    dataProvider: fakeDataProvider(),
    roles: ['ADMIN', 'SUPERADMIN'],
  });
}

describe('the files of a user', () => {
  it('DB-02 EN-07 lists the files of their folder with name, size, type and link, page by page', async () => {
    const licence = { name: 'licence.pdf', size: 1_468_006, type: 'application/pdf' };
    const card = { name: 'card.png', size: 900, type: 'image/png' };
    const list = vi
      .fn<List>()
      .mockResolvedValueOnce({
        files: [{ ...licence, url: 'https://files.test/l' }],
        next: 'page-2',
      })
      .mockResolvedValueOnce({ files: [{ ...card, url: 'https://files.test/c' }], next: null });
    const { user } = show(list);
    const link = await screen.findByRole('link', { name: 'licence.pdf' });
    expect(link.getAttribute('href')).toBe('https://files.test/l');
    expect(screen.getByText('1.4 MB · PDF')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show more files' }));
    await screen.findByRole('link', { name: 'card.png' });
    expect(screen.getByText('1 kB · PNG')).toBeDefined();
    expect(list.mock.calls).toEqual([
      ['users/uid-paula', { after: null }],
      ['users/uid-paula', { after: 'page-2' }],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more files' })).toBeNull();
  });

  it('DB-02 EN-07 says when there are no files, or when they cannot be listed, and tries again', async () => {
    const refused = new FileError('unauthorized');
    const list = vi.fn<List>().mockRejectedValueOnce(refused).mockImplementation(noFiles);
    const { user } = show(list);
    await screen.findByText('The files could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No files.')).toBeDefined();
  });
});
