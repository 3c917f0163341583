import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase } from 'react-admin';
import type { BalanceChange } from '#domain/money/payouts/payout.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { linesFile, PAYOUT_PAGE } from '#providers/money/payouts.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { Part } from '../shared/show/Part.tsx';
import { useDownload } from '../shared/use-download.ts';
import { LineCards } from './LineCards.tsx';
import { LineTable } from './LineTable.tsx';
import { usePayoutView } from './use-payouts.ts';

/** What is in transit line by line, or in the payout that was chosen. */
export function Lines({ rows, count }: { rows: readonly BalanceChange[]; count: number }) {
  const text = useText('payouts');
  const { view, go } = usePayoutView();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const title =
    view.payout === undefined
      ? text('lines.inTransit')
      : text('lines.ofPayout', { id: view.payout });
  const Rows = isNarrow ? LineCards : LineTable;
  return (
    <Part title={title}>
      <Tools hasLines={rows.length > 0} />
      {rows.length === 0 && (
        <EmptyNote text={text(view.payout === undefined ? 'lines.empty' : 'lines.emptyPayout')} />
      )}
      {rows.length > 0 && (
        <>
          <Rows rows={rows} label={title} />
          <TablePagination
            component="div"
            count={count}
            page={view.lines}
            rowsPerPage={PAYOUT_PAGE}
            rowsPerPageOptions={[PAYOUT_PAGE]}
            onPageChange={(_event, lines) => go({ lines })}
          />
        </>
      )}
    </Part>
  );
}

/** The way back from a payout, and the lines as a file when there are any. */
function Tools({ hasLines }: { hasLines: boolean }) {
  const text = useText('payouts');
  const locale = useLocale();
  const { view, addressOf } = usePayoutView();
  const { busy, start } = useDownload();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {view.payout !== undefined && (
        <Button component={LinkBase} to={addressOf({ payout: undefined, lines: 0 })}>
          {text('lines.back')}
        </Button>
      )}
      {hasLines && (
        <Button
          variant="outlined"
          startIcon={<FileDownloadOutlined aria-hidden />}
          loading={busy}
          onClick={() => void start(linesFile(view.payout, locale))}
        >
          {text('csv')}
        </Button>
      )}
    </Box>
  );
}
