import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportKind } from '#domain/import/import-columns.ts';
import { MAX_IMPORT_CELL, MAX_IMPORT_COLUMNS, MAX_IMPORT_LINES } from '#domain/import/import.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { importPath } from './import-path.ts';
import { readImportFile } from './read-import-file.ts';

/** The rules by which the server refuses a file, with their limits. */
const LIMITS = {
  empty: 0,
  quote: 0,
  lines: MAX_IMPORT_LINES,
  columns: MAX_IMPORT_COLUMNS,
  cell: MAX_IMPORT_CELL,
} as const;

/** Reads a file and sends it; its import has a page of its own. */
export function useSendFile(kind: ImportKind) {
  const text = useText('imports');
  const locale = useLocale();
  const navigate = useNavigate();
  const why = useFailureMessage();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');

  const refusalOf = (error: unknown): string => {
    const refused = errorBody(error)?.errors?.['content'];
    const rules = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
    const rule = rules.find((one) => one === refused?.rule);
    if (!rule) return why(error) || text('failed');
    const value = Number(refused?.value ?? 0).toLocaleString(locale);
    return text(`file.problems.${rule}`, { value, most: LIMITS[rule].toLocaleString(locale) });
  };
  const send = async (file: File): Promise<void> => {
    setSending(true);
    setProblem('');
    try {
      const read = await readImportFile(file).catch(() => null);
      if (!read) return setProblem(text('file.failed'));
      if ('problem' in read) return setProblem(text(`file.problems.${read.problem}`));
      const { content, encoding } = read;
      const input = { kind, fileName: file.name.slice(-200), content, locale };
      const { data } = await dataProvider.createImport(input);
      await navigate(importPath(kind, data.id), { state: { encoding } });
    } catch (error) {
      setProblem(refusalOf(error));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem };
}
