import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LensDryRun } from '#domain/orders/lens-change.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { buildLens } from '../../fixtures/build-lens.ts';
import { field, fill, HARMLESS, installLensPages, keepFiles, showLenses } from './lens-pages.tsx';
import { apiError, expectLoggedErrors } from './portal-harness.tsx';

installLensPages();

const lens = buildLens({ version: 3 });
const EDIT = '/test-lens/edit';
const updating = () =>
  vi.fn<PortalDataProvider['updateLens']>(async (_, input, version) => ({
    data: { ...input, version: version + 1 },
  }));

async function shown() {
  return screen.findByRole('heading', { name: 'Edit Test Lens' });
}

const save = () => screen.getByText('Save version 4', { selector: 'button' });

describe('the editor of a lens', () => {
  it('AD-03 says what is wrong at its place, opens the parameter that has it, and saves the whole as the next version', async () => {
    const updateLens = updating();
    const { user, location } = showLenses({ at: EDIT, lens, updateLens });
    await shown();
    expect(field('ID').disabled).toBe(true);
    fill('Price', '265');
    fireEvent.click(screen.getByText(/^sphere/, { selector: 'button' }));
    fill('Step', '0.3');
    fireEvent.click(screen.getByText(/^sphere/, { selector: 'button' }));
    fireEvent.click(save());
    const problem = await screen.findByText(
      /^Parameter 3 \(sphere\), Largest value: sphere: the largest value 20/,
    );
    expect(screen.getAllByText(/Enter what this version changes and why/)).not.toHaveLength(0);
    await user.click(problem);
    await waitFor(() => expect(document.activeElement).toBe(field('Largest value')));
    fill('Step', '0.25');
    await waitFor(() => expect(screen.queryByText(/the largest value 20/)).toBeNull());
    fireEvent.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field('What changes, and why')));
    expect(updateLens).not.toHaveBeenCalled();
    fill('What changes, and why', 'New');
    fireEvent.click(save());
    await screen.findByText('Test Lens saved as version 4');
    const { version: _version, ...input } = lens;
    const sent = { ...input, priceCents: 26_500, changeNote: 'New' };
    expect(updateLens.mock.calls).toEqual([['test-lens', sent, 3]]);
    await waitFor(() => expect(location.pathname).toBe('/admin/lens-management/test-lens'));
  });

  it('AD-03 adds, moves and removes parameters by buttons, and a condition by pickers', async () => {
    const updateLens = updating();
    const { user } = showLenses({ at: EDIT, lens, updateLens });
    await shown();
    await user.click(screen.getByRole('button', { name: 'Move baseCurveSteep up' }));
    await user.click(screen.getByRole('button', { name: 'Remove add' }));
    await user.click(screen.getByRole('button', { name: /^zone/ }));
    await user.selectOptions(screen.getByLabelText('Parameter of the condition'), 'surface');
    await user.selectOptions(screen.getByLabelText('Condition'), 'equals');
    await user.click(screen.getByRole('combobox', { name: 'Values' }));
    const choices = within(await screen.findByRole('listbox'));
    await user.click(choices.getByRole('option', { name: 'plasma' }));
    fill('What changes, and why', 'x');
    await user.click(save());
    await waitFor(() => expect(updateLens).toHaveBeenCalled());
    const { parameters } = updateLens.mock.lastCall?.[1] ?? { parameters: [] };
    const names = ['baseCurveSteep', 'baseCurveFlat', 'sphere', 'cylinder', 'axis', 'zone'];
    expect(parameters.map(({ name }) => name).slice(0, 6)).toEqual(names);
    expect(parameters[5]?.requiredWhen).toEqual({ parameter: 'surface', equals: 'plasma' });
  });

  it('AD-03 shows live the form that a practice will see, checked by the rules as they are typed', async () => {
    const { user } = showLenses({ at: EDIT, lens });
    await shown();
    const preview = screen.getByRole('region', { name: 'Practice view' });
    const curve = await within(preview).findByRole('textbox', { name: /baseCurveFlat/ });
    fireEvent.change(curve, { target: { value: '6.1' } });
    expect(within(preview).queryByText(/is out of range/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^baseCurveFlat/ }));
    fill('Smallest value', '6.20');
    await within(preview).findByText(/6\.1.* is out of range.*Nearest: 6\.20 mm/);
  });

  it('AD-03 checks drafts and orders on demand, and asks before it saves what makes them invalid', async () => {
    expectLoggedErrors();
    const updateLens = updating();
    const harm: LensDryRun = {
      drafts: { checked: 20, invalid: 14 },
      orders: { checked: 9, invalid: 3 },
      examples: [
        {
          orderId: '0199aaaa-0000-4000-8000-000000000001',
          number: 'LP-100007',
          eye: 'left',
          problem: 'x',
          violation: { field: 'sphere', rule: 'range', value: -25, nearest: -20 },
        },
      ],
    };
    const dryRunLens = vi
      .fn<PortalDataProvider['dryRunLens']>()
      .mockResolvedValueOnce({ data: HARMLESS })
      .mockRejectedValueOnce(apiError(503, 'unavailable'))
      .mockResolvedValue({ data: harm });
    const { user } = showLenses({ at: EDIT, lens, updateLens, dryRunLens });
    await shown();
    fill('What changes, and why', 'x');
    fireEvent.click(screen.getByText('Check drafts and orders'));
    const clear = 'Nothing would become invalid: 2 drafts and 5 orders checked.';
    expect(await screen.findByText(clear)).toBeDefined();
    fireEvent.click(screen.getByText('Check drafts and orders'));
    expect(await screen.findByText('Reference ID: req-1')).toBeDefined();
    fireEvent.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('14 drafts and 3 reorders would become invalid.');
    expect(dialog.textContent).toContain('LP-100007 · Left: sphere −25.00 D is out of range');
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    expect(updateLens).not.toHaveBeenCalled();
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(updateLens).toHaveBeenCalledOnce());
  });

  it('AD-15 merges what only one changed, asks for what both did, and saves both in the next version', async () => {
    expectLoggedErrors();
    const files = keepFiles();
    const [first, ...others] = lens.parameters;
    if (first?.kind !== 'number') throw new Error('The first parameter is a number');
    const theirs = {
      ...lens,
      version: 4,
      priceCents: 11_000,
      parameters: [{ ...first, min: 6.2, max: 8.5 }, ...others],
      changeNote: 'Theirs',
    };
    const refusal = apiError(412, 'version-moved-on', { current: theirs });
    const updateLens = updating().mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
    const version = {
      name: 'Test Lens',
      offered: true,
      changeNote: '',
      createdAt: '2026-01-01T00:00:00Z',
    };
    const lensVersions = vi
      .fn<PortalDataProvider['lensVersions']>()
      .mockResolvedValue({ data: [{ ...version, version: 4, author: 'ann@lens.test' }] });
    const { user } = showLenses({ at: EDIT, lens, updateLens, lensVersions });
    await shown();
    fill('What changes, and why', 'Mine');
    fireEvent.click(screen.getByText(/^baseCurveFlat/, { selector: 'button' }));
    fill('Smallest value', '6.30');
    fireEvent.click(screen.getByRole('button', { name: 'Remove sphere' }));
    const name = 'ann@lens.test has already saved version 4';
    const asked = async () => {
      await user.click(save());
      return within(await screen.findByRole('dialog', { name }));
    };
    const dialog = await asked();
    expect(
      dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([false, false]);
    expect(dialog.getByRole('radiogroup', { name: 'baseCurveFlat: min' })).toBeDefined();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Price: $110.00',
      'baseCurveFlat: max: 8.50',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Download my changes' }));
    const kept: unknown = JSON.parse((await files.get('test-lens.json')?.text()) ?? '');
    expect(kept).toMatchObject({ changeNote: 'Mine' });
    // Closed, it changes nothing.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field('Price').value).toBe('100.00');
    expect(field('Smallest value').value).toBe('6.30');

    const again = await asked();
    const apply = again.getByRole<HTMLButtonElement>('button', { name: 'Use these values' });
    expect(apply.disabled).toBe(true);
    await user.click(again.getByRole('radio', { name: 'Yours: 6.30' }));
    await user.click(apply);
    const next = await screen.findByRole('button', { name: 'Save version 5' });
    expect(field('Price').value).toBe('110.00');
    await user.click(next);
    await screen.findByText('Test Lens saved as version 5');
    const { version: _version, ...saved } = theirs;
    expect(updateLens.mock.lastCall).toEqual([
      'test-lens',
      {
        ...saved,
        parameters: [
          { ...first, min: 6.3, max: 8.5 },
          ...others
            .filter((one) => one.name !== 'sphere')
            .map((one) => expect.objectContaining({ name: one.name })),
        ],
        changeNote: 'Mine',
      },
      4,
    ]);
  });
});
