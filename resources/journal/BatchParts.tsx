import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { JournalBatch } from '#domain/money/journal/journal.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { journalFile } from '#providers/money/journal.ts';
import { formatDay } from '../shared/age.ts';
import { useDownload } from '../shared/use-download.ts';
import { DocumentsDialog } from './DocumentsDialog.tsx';

/** The days of an export. */
export function BatchDays({ batch: { from, to } }: { batch: JournalBatch }) {
  const text = useText('books');
  const locale = useLocale();
  const day = (value: string) => formatDay(value, locale, 'UTC');
  return from === null ? text('journal.upTo', { day: day(to) }) : `${day(from)} – ${day(to)}`;
}

/** Downloads an export again, as entries or as documents. */
export function BatchFile({ id }: Pick<JournalBatch, 'id'>) {
  const text = useText('books');
  const { busy, start } = useDownload();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined aria-hidden />}
        loading={busy}
        aria-label={text('journal.again', { number: id })}
        onClick={() => void start(journalFile(id))}
      >
        {text('csv')}
      </Button>
      <Button
        size="small"
        aria-label={text('documents.open', { number: id })}
        onClick={() => setOpen(true)}
      >
        {text('documents.action')}
      </Button>
      {isOpen && <DocumentsDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
