import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { journalBatchInputSchema, type JournalWaiting } from '#domain/money/journal/journal.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { journalFile } from '#providers/money/journal.ts';
import { useMay } from '#providers/session/use-may.ts';
import { formatDay } from '../shared/age.ts';
import { useDownload } from '../shared/use-download.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { useMakeBatch } from './use-journal.ts';

interface ExportFormProps {
  waiting: JournalWaiting;
  /** Nobody has entered the lab's own accounts yet. */
  isAssumed: boolean;
}

/** Makes an export of what none has yet, and downloads it. */
export function ExportForm({ waiting, isAssumed }: ExportFormProps) {
  const text = useText('books');
  const locale = useLocale();
  const may = useMay();
  const day = waiting.firstDay === null ? '' : formatDay(waiting.firstDay, locale, 'UTC');
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {isAssumed && (
        <Alert severity="warning">
          {text(may('books:set') ? 'journal.assumed' : 'journal.assumedSetByOthers')}
        </Alert>
      )}
      <Typography>
        {waiting.transactions === 0
          ? text('journal.nothing')
          : text('journal.waiting', { smart_count: waiting.transactions, day })}
      </Typography>
      <DaysForm />
    </Box>
  );
}

/** Chooses the days and makes the export. */
function DaysForm() {
  const text = useText('books');
  const [days, setDays] = useState(() => ({ from: '', to: new Date().toISOString().slice(0, 10) }));
  const { mutate, error, isPending } = useMakeBatch();
  const { start } = useDownload();
  const failure = useFailureMessage();
  const input = { from: days.from || null, to: days.to };
  const problem = journalBatchInputSchema.safeParse(input).error?.issues[0];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    mutate(input, { onSuccess: ({ id }) => void start(journalFile(id)) });
  };
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={send}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      >
        {(['from', 'to'] as const).map((name) => {
          const isWrong = problem?.path[0] === name;
          return (
            <TextField
              key={name}
              id={`journal-${name}`}
              type="date"
              size="small"
              label={text(`journal.${name}`)}
              value={days[name]}
              error={isWrong}
              helperText={isWrong ? text(`journal.wrong.${name}`) : undefined}
              onChange={({ target }) => setDays({ ...days, [name]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          );
        })}
        <Button type="submit" variant="contained" loading={isPending} sx={{ minHeight: 40 }}>
          {text('journal.make')}
        </Button>
      </Box>
      {error && <Alert severity="error">{failure(error)}</Alert>}
    </>
  );
}
