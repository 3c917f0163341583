import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { exportedLens, toInput } from '#resources/lenses/transfer/exported-lens.ts';
import { buildLens } from '../../fixtures/build-lens.ts';
import { field, installLensPages, showLenses } from './lens-pages.tsx';
import { apiError, expectLoggedErrors } from './portal-harness.tsx';

installLensPages();

const lens = buildLens({ version: 3 });
const creating = () =>
  vi
    .fn<PortalDataProvider['createLens']>()
    .mockImplementation((input) => Promise.resolve({ data: { ...input, version: 1 } }));

function jsonFile(content: unknown): File {
  return new File([typeof content === 'string' ? content : JSON.stringify(content)], 'a.json');
}

const noLenses = () => Promise.resolve({ data: [], total: 0 });
const notThere = () => Promise.reject(apiError(404, 'not-found'));

/** The list, with a file chosen to import. */
async function imported(content: unknown, methods: Parameters<typeof showLenses>[0] = {}) {
  const view = showLenses({ getList: noLenses, getOne: notThere, ...methods });
  await view.user.upload(
    await screen.findByLabelText('Import JSON', { selector: 'input' }),
    jsonFile(content),
  );
  return view;
}

describe('a new lens', () => {
  it('AD-03 starts from another with an id and name of its own, and takes the free id that is offered', async () => {
    expectLoggedErrors();
    const taken = apiError(409, 'conflict', {
      message: 'The id is taken',
      errors: { id: { rule: 'taken', message: 'The id is taken', nearest: 'test-lens-copy-2' } },
    });
    const createLens = creating().mockRejectedValueOnce(taken);
    const { user, location } = showLenses({ at: '/create?from=test-lens', lens, createLens });
    await screen.findByText(/Starts from Test Lens, version 3/);
    expect([field('ID').value, field('Name').value]).toEqual(['test-lens-copy', 'Test Lens copy']);
    await user.click(screen.getByRole('button', { name: 'Create lens' }));
    await user.click(await screen.findByRole('button', { name: 'Use test-lens-copy-2' }));
    await user.click(screen.getByRole('button', { name: 'Create lens' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/lens-management/test-lens-copy-2'));
    const [first, second] = createLens.mock.calls;
    expect(second?.[0]).toEqual({
      ...toInput(lens),
      id: 'test-lens-copy-2',
      name: 'Test Lens copy',
    });
    expect(second?.[1]).not.toBe(first?.[1]);
  });

  it('AD-03 keeps its key when an answer was lost, so that no second lens is made', async () => {
    expectLoggedErrors();
    const createLens = creating().mockRejectedValueOnce(apiError(503, 'unavailable'));
    const { user } = showLenses({ at: '/create?from=test-lens', lens, createLens });
    await user.click(await screen.findByRole('button', { name: 'Create lens' }));
    await screen.findByText('Reference ID: req-1');
    await user.click(screen.getByRole('button', { name: 'Create lens' }));
    await waitFor(() => expect(createLens).toHaveBeenCalledTimes(2));
    expect(createLens.mock.calls[1]?.[1]).toBe(createLens.mock.calls[0]?.[1]);
  });
});

describe('an imported lens', () => {
  it('AD-03 opens the form of a new lens with what the file holds, and saves nothing unseen', async () => {
    const createLens = creating();
    const text = exportedLens(toInput({ ...lens, id: 'from-file' }), 'https://x.test/schema.json');
    const { location } = await imported(text, { createLens });
    await screen.findByText('Read from a.json. Nothing is saved yet.');
    expect(location.pathname).toBe('/admin/lens-management/create');
    await waitFor(() => expect(field('ID').value).toBe('from-file'));
    expect(screen.getByRole('button', { name: /^baseCurveFlat/ })).toBeDefined();
    expect(createLens).not.toHaveBeenCalled();
  });

  it('AD-03 of an id that is there goes to the form of that lens', async () => {
    const { location } = await imported(toInput(lens), {
      getOne: () => Promise.resolve({ data: lens }),
    });
    await waitFor(() => expect(location.pathname).toBe('/admin/lens-management/test-lens/edit'));
  });
});
