import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TablePagination from '@mui/material/TablePagination';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Import, ImportCounts } from '#domain/import/import.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { LinesTable } from './LinesTable.tsx';

const PER_PAGE = 25;
/** What needs attention comes first. */
const OUTCOMES = ['refused', 'created', 'changed', 'unchanged'] as const;

/** The lines of each outcome, page by page. */
export function ImportLines({ found, counts }: { found: Import; counts: ImportCounts }) {
  const text = useText('imports');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [outcome, setOutcome] = useState(
    () => OUTCOMES.find((one) => counts[one] > 0) ?? 'unchanged',
  );
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['imports', 'lines', found.id, found.version, found.status, outcome, page],
    queryFn: ({ signal }) =>
      dataProvider.importLines(found.id, { outcome, page, perPage: PER_PAGE, signal }),
  });
  const show = (one: (typeof OUTCOMES)[number]) => {
    setOutcome(one);
    setPage(0);
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {OUTCOMES.map((one) => (
          <Chip
            key={one}
            label={text(`counts.${one}`, { smart_count: counts[one] })}
            color={one === outcome ? 'primary' : 'default'}
            variant={one === outcome ? 'filled' : 'outlined'}
            aria-pressed={one === outcome}
            onClick={() => show(one)}
          />
        ))}
      </Box>
      {error && (
        <LoadError title={text('lines.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <LinesTable found={found} lines={data.data} isWrong={outcome === 'refused'} />}
      {data && data.total > PER_PAGE && <Pages total={data.total} page={page} onPage={setPage} />}
    </Box>
  );
}

interface PagesProps {
  total: number;
  page: number;
  onPage: (page: number) => void;
}

/** Pages that belong to no list of react-admin, with its words. */
function Pages({ total, page, onPage }: PagesProps) {
  const translate = useTranslate();
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={PER_PAGE}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => onPage(next)}
      getItemAriaLabel={(where) => translate(`ra.navigation.${where}`)}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: count,
        })
      }
    />
  );
}
