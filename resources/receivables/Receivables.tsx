import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { INVOICE_AGES, type InvoiceAge } from '#domain/money/invoices/invoice-states.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { receivablesFile, RECEIVABLE_PAGE } from '#providers/money/receivables.ts';
import { EmptyNote } from '../shared/list/EmptyNote.tsx';
import { FilterChips } from '../shared/list/filters/FilterChips.tsx';
import { LoadError } from '../shared/list/LoadError.tsx';
import { useDownload } from '../shared/use-download.ts';
import { ReceivableCards } from './ReceivableCards.tsx';
import { ReceivableTable } from './ReceivableTable.tsx';
import { useReceivables, useReceivableView } from './use-receivables.ts';
import type { ReceivableView } from './use-receivables.ts';

/** PY-08: what all practices owe, by how long it has been due. */
export default function Receivables() {
  const text = useText('books');
  const { view, setView } = useReceivableView();
  const { data, error, refetch } = useReceivables(view);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography variant="h2" component="h1">
        {text('receivables.title')}
      </Typography>
      <Tools key={view.q} view={view} setView={setView} />
      {error && (
        <LoadError title={text('receivables.error')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && data.rows.length === 0 && <EmptyNote text={text('receivables.empty')} />}
      {data && data.rows.length > 0 && (
        <>
          {isNarrow ? (
            <ReceivableCards rows={data.rows} total={data.total} />
          ) : (
            <ReceivableTable rows={data.rows} total={data.total} view={view} setView={setView} />
          )}
          <TablePagination
            component="div"
            count={data.count}
            page={view.page}
            rowsPerPage={RECEIVABLE_PAGE}
            rowsPerPageOptions={[RECEIVABLE_PAGE]}
            onPageChange={(_event, page) => setView({ page })}
          />
        </>
      )}
    </Box>
  );
}

interface ToolsProps {
  view: ReceivableView;
  setView: (changes: Partial<ReceivableView>) => void;
}

function Tools({ view, setView }: ToolsProps) {
  const text = useText('books');
  const locale = useLocale();
  const { busy, start } = useDownload();
  const [q, setQ] = useState(view.q);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box
        component="form"
        sx={{ display: 'flex', gap: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          setView({ q });
        }}
      >
        <TextField
          id="receivables-search"
          size="small"
          label={text('receivables.search')}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <Button type="submit" variant="outlined">
          {text('receivables.find')}
        </Button>
      </Box>
      <FilterChips<InvoiceAge>
        label={text('receivables.ages')}
        chosen={view.age}
        onChoose={(age) => setView({ age })}
        choices={[undefined, ...INVOICE_AGES].map((value) => ({
          value,
          label: text(value ? `receivables.fields.${value}` : 'receivables.anyAge'),
        }))}
      />
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined aria-hidden />}
        loading={busy}
        onClick={() => void start(receivablesFile(view, locale))}
      >
        {text('csv')}
      </Button>
    </Box>
  );
}
