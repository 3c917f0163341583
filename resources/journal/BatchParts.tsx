import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { JournalBatch } from '#domain/schemas/journal.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../shared/age.ts';
import { useDownload } from '../shared/use-download.ts';
import { journalFile } from './use-journal.ts';

/** The days of an export. */
export function BatchDays({ batch: { from, to } }: { batch: JournalBatch }) {
  const text = useText('books');
  const locale = useLocale();
  const day = (value: string) => formatDay(value, locale, 'UTC');
  return from === null ? text('journal.upTo', { day: day(to) }) : `${day(from)} – ${day(to)}`;
}

/** Downloads an export again. */
export function BatchFile({ id }: Pick<JournalBatch, 'id'>) {
  const text = useText('books');
  const { busy, start } = useDownload();
  return (
    <Button
      size="small"
      startIcon={<FileDownloadOutlined aria-hidden />}
      loading={busy}
      aria-label={text('journal.again', { number: id })}
      onClick={() => void start(journalFile(id))}
    >
      {text('csv')}
    </Button>
  );
}
