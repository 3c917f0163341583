import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LensVersion } from '#domain/orders/lens-change.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { ampleyeScleral } from '#server/first-run/catalogue/ampleye-scleral.ts';
import { gpSphere } from '#server/first-run/catalogue/gp-sphere.ts';
import { buildLens } from '../../fixtures/build-lens.ts';
import { installLensPages, keepFiles, showLenses } from './lens-pages.tsx';
import { openDialog } from './open-dialog.ts';
import { apiError } from './portal-harness.tsx';

installLensPages();

const lens = buildLens({ version: 2, offered: true });
const AT = '/test-lens';

const versions: LensVersion[] = [
  {
    version: 2,
    name: 'Test Lens',
    offered: true,
    changeNote: 'Wider',
    author: 'ann@lens.test',
    createdAt: '2026-02-01T10:00:00Z',
  },
  {
    version: 1,
    name: 'Test Lens',
    offered: true,
    changeNote: '',
    author: 'Lens Portal',
    createdAt: '2026-01-01T10:00:00Z',
  },
];

const everyVersion = () => Promise.resolve({ data: versions });

const rowOf = (table: HTMLElement, name: string) =>
  within(table).getByRole('rowheader', { name }).closest('tr')?.textContent;

describe('a lens', () => {
  it('AD-03 shows range, step, default and source of each parameter', async () => {
    showLenses({ at: '/gp-sphere', lens: gpSphere });
    const table = await screen.findByRole('table', { name: 'Parameters of GP Sphere' });
    expect(rowOf(table, 'Base curve')).toMatch(/6\.00 mm to 9\.00 mm0\.05 mm.*Assumption/);
    expect(rowOf(table, 'Edge')).toContain('Standard, Flat, Steep');
  });

  it('AD-03 calls no figure the maker’s unless it was read in their paper', async () => {
    showLenses({ at: '/x', lens: ampleyeScleral });
    const table = await screen.findByRole('table', {
      name: `Parameters of ${ampleyeScleral.name}`,
    });
    const words = {
      sourced: 'Manufacturer document',
      secondHand: 'Secondary source',
      assumption: 'Assumption',
    };
    for (const { label, source } of ampleyeScleral.parameters) {
      expect(rowOf(table, label.en)).toContain(words[source.status] + source.note);
    }
  });

  it('AD-03 says rules, surcharges and warranty in words', async () => {
    showLenses({ at: '/x', lens: gpSphere });
    const rules = await screen.findByRole('region', { name: 'Rules between parameters' });
    expect(rules.textContent).toContain('Optic zone must be less than Diameter.');
    const surcharges = screen.getByRole('region', { name: 'Surcharges' });
    expect(surcharges.textContent).toContain('$25.00 when Surface');
    const warranty = screen.getByRole('region', { name: 'Warranty and spare lens' });
    expect(warranty.textContent).toContain('180 days');
  });

  it('AD-03 lists versions and tells the difference between any two', async () => {
    const lensVersion = (_: string, version: number) =>
      Promise.resolve({ data: { ...lens, version, priceCents: version * 10_000 } });
    const { user } = showLenses({ at: AT, lens, lensVersions: everyVersion, lensVersion });
    const table = await screen.findByRole('table', { name: 'Versions of Test Lens' });
    expect(rowOf(table, '2')).toMatch(/Feb 1, 2026.*ann@lens\.testWider/);
    expect(rowOf(table, '1')).toContain('No note');
    const between = await screen.findByRole('table', { name: 'From version 1 to version 2' });
    expect(rowOf(between, 'Price')).toBe('Price$100.00→ $200.00');
    await user.selectOptions(screen.getByLabelText('From version'), '2');
    expect(await screen.findByText('Only the note differs.')).toBeDefined();
  });

  it('AD-03 is retired with a note as its next version, told what that makes invalid', async () => {
    const updateLens = vi
      .fn<PortalDataProvider['updateLens']>()
      .mockImplementation((_, input) => Promise.resolve({ data: { ...input, version: 3 } }));
    const dryRunLens = vi.fn<PortalDataProvider['dryRunLens']>().mockResolvedValue({
      data: {
        drafts: { checked: 1, invalid: 1 },
        orders: { checked: 2, invalid: 2 },
        examples: [],
      },
    });
    const { user } = showLenses({ at: AT, lens, updateLens, dryRunLens });
    const dialog = await openDialog(user, 'Retire lens', 'Retire Test Lens?');
    await dialog.findByText(/1 draft and 2 reorders would become invalid/);
    await user.click(dialog.getByRole('button', { name: 'Retire lens' }));
    expect(updateLens).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^What changes/), 'No more blanks');
    await user.click(dialog.getByRole('button', { name: 'Retire lens' }));
    await screen.findByText('Test Lens is retired');
    expect(updateLens.mock.lastCall).toMatchObject([
      'test-lens',
      { offered: false, changeNote: 'No more blanks' },
      2,
    ]);
  });

  it('OR-07 AD-03 says in the open dialog who saved what, keeps the note, and goes on with that version', async () => {
    const current = { ...lens, version: 3, priceCents: lens.priceCents + 1_000 };
    const updateLens = vi
      .fn<PortalDataProvider['updateLens']>()
      .mockRejectedValueOnce(apiError(412, 'version-moved-on', { current }))
      .mockImplementation((_, input) => Promise.resolve({ data: { ...input, version: 4 } }));
    const [latest] = versions;
    if (!latest) throw new Error('There is no version');
    const lensVersions = () =>
      Promise.resolve({ data: [{ ...latest, version: 3, author: 'bob@lens.test' }, ...versions] });
    const { user } = showLenses({ at: AT, lens, updateLens, lensVersions });
    const dialog = await openDialog(user, 'Retire lens', 'Retire Test Lens?');
    await user.type(dialog.getByLabelText(/^What changes/), 'No more blanks');
    await user.click(dialog.getByRole('button', { name: 'Retire lens' }));
    await dialog.findByText(/^bob@lens.test has already saved version 3/);
    const changes = dialog.getByRole('table', { name: 'From version 2 to version 3' });
    expect(rowOf(changes, 'Price')).toMatch(/\$\d+\.\d\d→ \$\d+\.\d\d$/);
    expect(dialog.getByDisplayValue('No more blanks')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Retire lens' }));
    await screen.findByText('Test Lens is retired');
    expect(updateLens.mock.lastCall).toMatchObject([
      'test-lens',
      { offered: false, priceCents: current.priceCents, changeNote: 'No more blanks' },
      3,
    ]);
  });

  it('AD-03 is saved as a file that names its schema', async () => {
    const files = keepFiles();
    const { user } = showLenses({ at: AT, lens });
    await user.click(await screen.findByRole('button', { name: 'Export JSON' }));
    await waitFor(() => expect(files.has('test-lens.json')).toBe(true));
    const { version: _version, ...input } = lens;
    expect(JSON.parse((await files.get('test-lens.json')?.text()) ?? '')).toEqual({
      $schema: 'https://portal.test/api/lenses/schema.json',
      ...input,
    });
  });
});
