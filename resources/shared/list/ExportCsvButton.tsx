import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useListContext } from 'react-admin';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDownload } from '../use-download.ts';
import { usePendingFilter } from './filters/LateFilters.tsx';

interface ExportCsvButtonProps {
  /** The path of the export endpoint, relative to the base URL of the API. */
  path: string;
}

/** OR-10: exports every row that matches the current filter, in the current sort order, not only the visible page. */
export function ExportCsvButton({ path }: ExportCsvButtonProps) {
  const text = useText('shared');
  const locale = useLocale();
  const { filter, filterValues, sort, total } = useListContext();
  const { isPending } = usePendingFilter();
  const { busy, start } = useDownload();
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filterValues, ...filter }),
    sort: JSON.stringify([sort.field, sort.order]),
    lang: locale,
  });
  const label = text(busy ? 'download.busy' : 'download.csv');
  return (
    <Tooltip title={label}>
      {/* A disabled button fires no events, so the tooltip needs a wrapper. */}
      <Box component="span">
        <IconButton
          aria-label={label}
          loading={busy}
          disabled={total === 0 || isPending}
          onClick={() => void start(`${path}?${query}`)}
        >
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      </Box>
    </Tooltip>
  );
}
