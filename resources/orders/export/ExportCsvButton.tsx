import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { usePortalLocale } from '../../shared/use-portal-locale.ts';
import { useDownload } from './use-download.ts';
import { useExportText } from './use-export-text.ts';

/** OR-10: every order of the list as it is filtered and sorted, not only the page that is shown. */
export function ExportCsvButton() {
  const text = useExportText();
  const locale = usePortalLocale();
  const { filter, filterValues, sort, total } = useListContext();
  const { busy, start } = useDownload();
  const query = new URLSearchParams({
    filter: JSON.stringify({ ...filterValues, ...filter }),
    sort: JSON.stringify([sort.field, sort.order]),
    lang: locale,
  });
  return (
    <Button
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      loadingPosition="start"
      disabled={total === 0}
      onClick={() => void start(`/orders.csv?${query}`)}
    >
      {busy ? text('busy') : text('csv')}
    </Button>
  );
}
