import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { until } from '#tests/fixtures/until.ts';
import { FIRST_PASSAGES } from '#domain/guide/first-passages.ts';
import {
  toGuideRecord,
  type GuideRecord,
  type GuideVersion,
} from '#domain/schemas/guide-record.ts';
import GuidePassages from '#resources/guide/GuidePassages.tsx';
import { expectLoggedErrors } from './portal-harness.tsx';
import type { FakeMethods } from './portal-harness.tsx';
import { showToSuper } from '#tests/ui/resources/show-to.tsx';

const PATH = '/admin/lens-management/guide';
const AT = '2026-11-26T10:00:00.000Z';

function record(): GuideRecord {
  const lars = FIRST_PASSAGES.find(({ id }) => id === 'lars');
  if (!lars) throw new Error('No LARS');
  const saved = { id: 'lars', version: 2, isDefault: false, updatedAt: AT, updatedBy: 'Ana' };
  return { ...toGuideRecord(lars), ...saved };
}

const VERSIONS: GuideVersion[] = [
  { ...record(), bodyEn: 'Left add, right subtract.' },
  { ...record(), bodyEn: 'Left add, right take off.', version: 1, updatedBy: '' },
];

function open(at: string, methods: FakeMethods & { update?: unknown } = {}) {
  expectLoggedErrors();
  return showToSuper(
    <GuidePassages />,
    `${PATH}/*`,
    {
      getList: () => Promise.resolve({ data: [record()], total: 1 }),
      getOne: () => Promise.resolve({ data: record() }),
      guideVersions: () => Promise.resolve({ data: VERSIONS }),
      ...methods,
    },
    { at: `${PATH}${at}` },
  );
}

describe('the passages of the guide for super admins', () => {
  it('VC-01 are listed, and none can be deleted', async () => {
    open('');
    const link = await screen.findByRole('link', { name: record().titleEn });
    expect(link.getAttribute('href')).toBe(`${PATH}/lars/show`);
    expect(screen.queryByRole('button', { name: /Delete/, hidden: true })).toBeNull();
  });

  it('VC-01 are edited in both languages, with a preview', async () => {
    type Update = (resource: string, params: { data: unknown }) => Promise<{ data: unknown }>;
    const update = vi.fn<Update>().mockResolvedValue({ data: record() });
    open('/lars', { update });
    const title = await screen.findByRole('textbox', { name: /Title in English/ });
    fireEvent.change(title, { target: { value: 'LARS, in short' } });
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('LARS, in short')).toBeTruthy();
    expect(within(preview).getByText(record().titleEs)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await until(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({
      titleEn: 'LARS, in short',
      families: record().families,
      version: 2,
    });
  });

  it('VC-01 have versions that are compared, and restored after a question', async () => {
    const restorePassage = vi
      .fn<NonNullable<FakeMethods['restorePassage']>>()
      .mockResolvedValue({ data: record() });
    open('/lars/show/versions', { restorePassage });
    const differences = await screen.findByRole('region', { name: 'Differences' });
    expect(differences.querySelector('del')?.textContent).toBe('take off.');
    expect(differences.querySelector('ins')?.textContent).toBe('subtract.');
    fireEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restore version 1' }));
    await until(() => expect(restorePassage).toHaveBeenCalledWith('lars', 2, 1));
  });
});
