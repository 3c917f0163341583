import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NO_ANSWERS } from '#domain/import/import.ts';
import type { Import, ImportLine } from '#domain/import/import.ts';
import ImportPage from '#resources/imports/ImportPage.tsx';
import { apiError, expectLoggedErrors, type FakeMethods } from './portal-harness.tsx';
import { showToSuper } from './show-to.tsx';

const PATH = '/admin/customer-management/import/customers';
const ID = '6f1c3a52-5f0e-4a53-9c0e-0d7b5e1f4a11';
const COUNTS = { created: 1, changed: 2, unchanged: 0, refused: 30 };

function anImport(changes: Partial<Import> = {}): Import {
  return {
    id: ID,
    version: 3,
    kind: 'customers',
    fileName: 'practices.csv',
    status: 'checked',
    headings: ['Account', 'Practice'],
    mapping: ['accountNumber', 'practice'],
    sendEmails: false,
    answers: NO_ANSWERS,
    lines: 33,
    position: 33,
    checked: COUNTS,
    applied: null,
    actor: 'Sofia Superwell',
    createdAt: '2026-11-19T15:00:00.000Z',
    movedAt: '2026-11-19T15:00:00.000Z',
    ...changes,
  };
}

const REFUSED: ImportLine = {
  id: 4,
  line: 5,
  cells: ['30020', 'Short'],
  outcome: 'refused',
  recordId: '',
  errors: [
    {
      field: 'accountNumber',
      rule: 'accountNumber',
      value: '30020',
      nearest: '030020',
      en: 'Enter a six-digit account number. Nearest: 030020',
      es: 'Indique un número de cuenta de seis cifras. Lo más cercano: 030020',
    },
  ],
  before: {},
  after: {},
};

const TWO_WAYS = {
  'answers.dateOrder': { rule: 'twoWays', message: 'two ways', value: '03/02/2026' },
};

function open(at: string, methods: FakeMethods = {}, locale: 'en' | 'es' = 'en') {
  expectLoggedErrors();
  return showToSuper(
    <ImportPage />,
    at === '' ? PATH : `${PATH}/:id`,
    {
      getList: () => Promise.resolve({ data: [], total: 0 }),
      getOne: () => Promise.resolve({ data: anImport() }),
      importLines: () => Promise.resolve({ data: [REFUSED], total: 30 }),
      ...methods,
    },
    { at: `${PATH}${at}`, locale },
  );
}

describe('the file of an import', () => {
  it('AD-17 UX-04 is not sent when it cannot be read', async () => {
    const { user } = open('');
    const input = await screen.findByLabelText('Choose a CSV file', { selector: 'input' });
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 0]);
    await user.upload(input, new File([workbook], 'practices.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/This is an Excel workbook/)).toBeTruthy();
  });

  it('AD-17 SE-08 says in the language what the server refuses', async () => {
    const errors = { content: { rule: 'quote', message: 'never closed', value: 7 } };
    const createImport = () => Promise.reject(apiError(422, 'invalid', { errors }));
    const { user } = open('', { createImport }, 'es');
    const input = await screen.findByLabelText('Elegir un archivo CSV', { selector: 'input' });
    await user.upload(input, new File(['a,b\n1,"2'], 'practices.csv', { type: 'text/csv' }));
    const told = 'La comilla de la línea 7 no se cierra. Corrija la línea.';
    expect(await screen.findByText(told)).toBeTruthy();
  });
});

describe('the preview of an import', () => {
  it('AD-17 starts in the version that is shown, and tells when somebody else was faster', async () => {
    const moveImport = vi.fn<NonNullable<FakeMethods['moveImport']>>(() =>
      Promise.reject(apiError(412, 'version-moved-on')),
    );
    const { user } = open(`/${ID}`, { moveImport });
    await user.click(await screen.findByRole('button', { name: 'Import 3 lines' }));
    expect(moveImport.mock.lastCall?.[0]).toMatchObject({ id: ID, version: 3 });
    expect(moveImport.mock.lastCall?.[1]).toBe('start');
    expect(await screen.findByText(/Someone else has taken this import further/)).toBeTruthy();
  });

  it('AD-17 offers nothing to import when no line would change anything', async () => {
    const checked = { created: 0, changed: 0, unchanged: 5, refused: 0 };
    open(`/${ID}`, { getOne: () => Promise.resolve({ data: anImport({ checked }) }) });
    expect(await screen.findByText(/There is nothing to import/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  });
});

describe('AD-18 dates that can be read two ways', () => {
  it('AD-18 UX-04 are asked about once, and checked with the answer', async () => {
    const mapping = { status: 'mapping', checked: null } as const;
    const checkImport = vi.fn<NonNullable<FakeMethods['checkImport']>>((_seen, { answers }) =>
      answers.dateOrder === null
        ? Promise.reject(apiError(422, 'invalid', { errors: TWO_WAYS }))
        : Promise.resolve({ data: anImport() }),
    );
    const { user } = open(`/${ID}`, {
      checkImport,
      getOne: () => Promise.resolve({ data: anImport(mapping) }),
    });
    const check = await screen.findByRole('button', { name: 'Check the file' });
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(check);
    const question = await screen.findByRole('radiogroup', { name: /What does 03\/02\/2026 mean/ });
    expect(check).toHaveProperty('disabled', true);
    const choices = within(question).getAllByRole('radio');
    expect(choices[0]).toBe(document.activeElement);
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'March 2, 2026 (month first)',
      'February 3, 2026 (day first)',
    ]);
    expect(within(question).queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'February 3, 2026 (day first)' }));
    await user.click(check);
    expect(checkImport.mock.lastCall?.[1].answers).toEqual({
      dateOrder: 'dayFirst',
      country: null,
      memberRole: null,
    });
  });

  it('AD-18 show the former answer when the columns are changed', async () => {
    const answers = { ...NO_ANSWERS, dateOrder: 'dayFirst', unclearDate: '03/02/2026' } as const;
    const { user } = open(
      `/${ID}`,
      { getOne: () => Promise.resolve({ data: anImport({ answers }) }) },
      'es',
    );
    await user.click(await screen.findByRole('button', { name: 'Cambiar las columnas' }));
    const answer = screen.getByRole('radio', { name: '3 de febrero de 2026 (primero el día)' });
    expect(answer).toHaveProperty('checked', true);
  });
});

describe('AD-18 what a file does not tell', () => {
  it('AD-18 UX-04 is given for all lines: a country, and a role when emails have none', async () => {
    const columns = {
      status: 'mapping',
      checked: null,
      headings: ['Company', 'Main Email'],
      mapping: ['practice', null],
    } as const;
    const shown = anImport({
      ...columns,
      headings: [...columns.headings],
      mapping: [...columns.mapping],
    });
    const checkImport = vi.fn<NonNullable<FakeMethods['checkImport']>>(() =>
      Promise.resolve({ data: anImport() }),
    );
    const { user } = open(`/${ID}`, {
      checkImport,
      getOne: () => Promise.resolve({ data: shown }),
    });
    await user.selectOptions(
      await screen.findByLabelText('Country of the lines that name none'),
      'Canada',
    );
    expect(screen.queryByLabelText(/^Role of the members/)).toBeNull();
    const check = screen.getByRole('button', { name: 'Check the file' });
    await user.selectOptions(screen.getByLabelText('Is read as: Main Email'), 'Member’s email');
    expect(
      await screen.findByText(/choose “Not used” for the column of their emails/),
    ).toBeTruthy();
    expect(check).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByLabelText(/^Role of the members/), 'biller');
    await user.click(check);
    expect(checkImport.mock.lastCall?.[1]).toMatchObject({
      mapping: ['practice', 'memberEmail'],
      answers: { country: 'CA', memberRole: 'biller', dateOrder: null },
    });
  });
});

describe('an import that runs', () => {
  const running = anImport({ status: 'applying', position: 11, applied: COUNTS });

  it('AD-17 shows how far it is, and asks before it stops', async () => {
    const moveImport = vi.fn<NonNullable<FakeMethods['moveImport']>>(() =>
      Promise.resolve({ data: running }),
    );
    const { user } = open(`/${ID}`, {
      moveImport,
      getOne: () => Promise.resolve({ data: running }),
    });
    expect(await screen.findByText('Importing: 11 of 33 lines')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/What is imported so far stays/)).toBeTruthy();
    expect(moveImport).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(moveImport.mock.lastCall?.[1]).toBe('cancel');
  });

  it('AD-17 says where it was stopped', async () => {
    const stopped = anImport({ status: 'cancelled', position: 11, applied: COUNTS });
    open(`/${ID}`, { getOne: () => Promise.resolve({ data: stopped }) });
    expect(await screen.findByText(/It was stopped after line 11 of 33/)).toBeTruthy();
  });
});
