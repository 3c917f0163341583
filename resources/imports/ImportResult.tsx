import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import type { Import } from '#domain/import/import.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { Part } from '../shared/show/Part.tsx';
import { LIST_PATHS, importPath } from './import-path.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportLines } from './ImportLines.tsx';
import { RefusedLines } from './RefusedLines.tsx';
import { SendInvitations } from './SendInvitations.tsx';
import { useImportSteps } from './use-import-steps.ts';

/** AD-17: what the dry run found, or what was done, with the lines. */
export function ImportResult({ found }: { found: Import }) {
  const text = useText('imports');
  const [isChoosing, setChoosing] = useState(false);
  const { status, checked, applied } = found;
  const counts = applied ?? checked;
  if (isChoosing && status === 'checked') {
    return <ImportColumns found={found} onCancel={() => setChoosing(false)} />;
  }
  const title = { checked: 'preview.title', done: 'done.title' } as const;
  return (
    <Part
      title={text(
        status === 'checked' || status === 'done' ? title[status] : 'done.cancelledTitle',
      )}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {status === 'cancelled' && <Stopped found={found} />}
        {counts && (applied !== null || status === 'checked') && (
          <RefusedLines found={found} refused={counts.refused} />
        )}
        {status === 'checked' ? (
          <Preview found={found} onColumns={() => setChoosing(true)} />
        ) : (
          <AfterImport found={found} />
        )}
        {counts && (applied !== null || status === 'checked') && (
          <ImportLines found={found} counts={counts} />
        )}
      </Box>
    </Part>
  );
}

function Stopped({ found: { applied, position, lines } }: { found: Import }) {
  const text = useText('imports');
  const locale = useLocale();
  const message = applied
    ? text('done.cancelled', {
        position: position.toLocaleString(locale),
        lines: lines.toLocaleString(locale),
      })
    : text('done.discarded');
  return <Alert severity="info">{message}</Alert>;
}

function Preview({ found, onColumns }: { found: Import; onColumns: () => void }) {
  const text = useText('imports');
  const { take, isPending } = useImportSteps(found);
  const { created = 0, changed = 0 } = found.checked ?? {};
  const effective = created + changed;
  return (
    <>
      <Alert severity="info">{text(effective > 0 ? 'preview.nothing' : 'preview.none')}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {effective > 0 && (
          <Button variant="contained" loading={isPending} onClick={() => take('start')}>
            {text('preview.start', { smart_count: effective })}
          </Button>
        )}
        <Button onClick={onColumns}>{text('preview.columns')}</Button>
        <Button component={LinkBase} to={importPath(found.kind)}>
          {text('preview.other')}
        </Button>
        <Button color="inherit" onClick={() => take('cancel')}>
          {text('preview.discard')}
        </Button>
      </Box>
    </>
  );
}

function AfterImport({ found }: { found: Import }) {
  const { kind } = found;
  const text = useText('imports');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" component={LinkBase} to={LIST_PATHS[kind]}>
        {text('done.list')}
      </Button>
      <Button component={LinkBase} to={importPath(kind)}>
        {text('done.again')}
      </Button>
      <SendInvitations found={found} />
    </Box>
  );
}
