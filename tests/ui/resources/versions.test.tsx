import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toGuideRecord } from '#domain/consultant/guide/guide-record.ts';
import GuidePassages from '#resources/guide/GuidePassages.tsx';
import { FIRST_PASSAGES } from '#server/consultant/guide/first-passages.ts';
import { apiError, expectLoggedErrors } from './portal-harness.tsx';
import type { FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/lens-management/guide';
const [passage] = FIRST_PASSAGES.map(toGuideRecord);

/** A version as the API has it: the third one is the present one, the first one the portal's. */
const versionOf = (version: number) => ({
  ...passage,
  titleEn: `Title ${version}`,
  isShown: version !== 2,
  version,
  isDefault: version === 1,
  updatedAt: `2027-03-0${version}T15:00:00.000Z`,
  updatedBy: version === 1 ? '' : 'Sofia Superwell',
});
const VERSIONS = [versionOf(3), versionOf(2), versionOf(1)];

function open(methods: FakeMethods = {}) {
  return showToSuper(
    <GuidePassages />,
    `${PATH}/*`,
    {
      getOne: () => Promise.resolve({ data: { ...versionOf(3), id: 'vault' } }),
      recordVersions: (_resource, _id, schema) =>
        Promise.resolve({ data: schema.array().parse(VERSIONS) }),
      ...methods,
    },
    { at: `${PATH}/vault/show/versions` },
  );
}

const table = () => screen.findByRole('table', { name: 'Versions' });
const differences = () => within(screen.getByRole('region', { name: 'Differences' }));

it('VC-01 lists the versions of a record, and compares the newest with the one before, then any two', async () => {
  const { user } = open();
  const rows = within(await table()).getAllByRole('row');
  const told = rows.map((row) => row.textContent);
  expect(told[1]).toMatch(/^3Mar 3, 2027.* by Sofia SuperwellIn use$/);
  expect(told[2]).toMatch(/^2Mar 2, 2027.* by Sofia SuperwellRestore$/);
  expect(told[3]).toMatch(/^1Mar 1, 2027.*, with the portalRestore$/);
  expect(differences().getByText('2', { selector: 'del' })).toBeDefined();
  expect(differences().getByText('3', { selector: 'ins' })).toBeDefined();
  expect(differences().getByText('Yes', { selector: 'ins' })).toBeDefined();
  await user.selectOptions(screen.getByLabelText('From version'), '1');
  expect(differences().getByText('1', { selector: 'del' })).toBeDefined();
  expect(differences().queryByText('Yes')).toBeNull();
  await user.selectOptions(screen.getByLabelText('To version'), '1');
  expect(differences().getByText('Both versions are the same.')).toBeDefined();
});

it('VC-01 restores an earlier version, based on the one that is shown, and keeps the dialog when it fails', async () => {
  expectLoggedErrors();
  const asked = vi.fn<(...all: unknown[]) => Promise<unknown>>();
  asked.mockRejectedValueOnce(apiError(503, 'unavailable'));
  asked.mockResolvedValueOnce({ ...versionOf(4), id: 'vault' });
  const { user } = open({
    restoreVersion: async (resource, { id, version: seen }, version, schema) => ({
      data: schema.parse(await asked(resource, id, seen, version)),
    }),
  });
  await table();
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1?' }));
  expect(dialog.getByText(/^Its content is saved as version 4,/)).toBeDefined();
  const restore = () => user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
  await restore();
  await dialog.findByRole('alert');
  await restore();
  expect(await screen.findByText('Version 1 was restored.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.mock.calls).toEqual([
    ['guide', 'vault', 3, 1],
    ['guide', 'vault', 3, 1],
  ]);
});

it('ER-04 versions that cannot be loaded are asked for again', async () => {
  expectLoggedErrors();
  const fail = vi.fn<() => unknown>().mockImplementationOnce(() => {
    throw apiError(503, 'unavailable');
  });
  const { user } = open({
    recordVersions: async (_resource, _id, schema) => {
      fail();
      return Promise.resolve({ data: schema.array().parse([versionOf(3)]) });
    },
  });
  await screen.findByText('The versions could not be loaded.');
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(within(await table()).getByText('In use')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Differences' })).toBeNull();
});
