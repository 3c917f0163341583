import UploadFileIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { IMPORT_COLUMNS } from '#domain/import/import-columns.ts';
import type { ImportKind } from '#domain/import/import-columns.ts';
import { MAX_IMPORT_LINES } from '#domain/import/import.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '../shared/visually-hidden.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { RecentImports } from './RecentImports.tsx';
import { useColumnLabel } from './use-column-label.ts';
import { useSendFile } from './use-send-file.ts';

/** AD-17: the first step: a file. It changes nothing. */
export function ImportFile({ kind }: { kind: ImportKind }) {
  const text = useText('imports');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending, problem } = useSendFile(kind);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // lets the user select the same file again
    event.target.value = '';
    if (file) void send(file);
  };
  const labelOf = useColumnLabel(kind);
  const list = IMPORT_COLUMNS[kind].columns.map(({ field }) => labelOf(field)).join(', ');
  return (
    <>
      <ImportSteps status="file" />
      <Box sx={{ maxWidth: 720, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Button
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
          startIcon={<UploadFileIcon aria-hidden />}
          loading={isSending}
          loadingPosition="start"
          onClick={() => input.current?.click()}
        >
          {text(isSending ? 'file.sending' : 'file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="text/csv,.csv,.txt,.tsv"
          aria-label={text('file.choose')}
          tabIndex={-1}
          onChange={choose}
          style={VISUALLY_HIDDEN}
        />
        <div role="alert">{problem && <Alert severity="error">{problem}</Alert>}</div>
        <Typography variant="body2">{text('file.nothing')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {text('file.limits', { lines: MAX_IMPORT_LINES.toLocaleString(locale) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('file.columns', { list })}
        </Typography>
      </Box>
      <RecentImports kind={kind} />
    </>
  );
}
