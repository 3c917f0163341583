import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Import } from '#domain/import/import.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDownload } from '../shared/use-download.ts';

/** AD-17: says how many lines are refused, and gives them as a file to correct. Nothing when there are none. */
export function RefusedLines({ found, refused }: { found: Import; refused: number }) {
  const text = useText('imports');
  const locale = useLocale();
  const { busy, start } = useDownload();
  if (refused === 0) return null;
  return (
    <Alert severity="warning">
      {text(found.status === 'checked' ? 'preview.refused' : 'done.refused', {
        smart_count: refused,
      })}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={busy}
        sx={{ display: 'flex', mt: 1 }}
        onClick={() => void start(`/imports/${found.id}/errors.csv?lang=${locale}`)}
      >
        {text('lines.download')}
      </Button>
    </Alert>
  );
}
