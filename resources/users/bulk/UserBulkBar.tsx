import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { BulkBar } from '../../shared/bulk/BulkBar.tsx';
import { useDownload } from '../../shared/use-download.ts';
import { bulkChoices } from './bulk-choices.ts';
import { UserBulkDialog } from './UserBulkDialog.tsx';
import { MAX_AT_ONCE, useUserSelection } from './UserSelection.tsx';

/** The most ids that the server takes in one filter. */
const MAX_IDS = 300;

/** Shows the actions on the selected users. `onDone`: the bar can be removed. */
export function UserBulkBar({ onDone }: { onDone: () => void }) {
  const text = useText('userBulk');
  const ownUid = useSession().user?.uid;
  const selection = useUserSelection();
  return (
    <>
      <BulkBar
        selection={selection}
        most={MAX_AT_ONCE}
        choices={bulkChoices([...selection.selected.values()], ownUid)}
        labelOf={(action, count) => text(`${action}.action`, { smart_count: count })}
        selectText={(key, params) => text(`select.${key}`, params)}
        nothingText={text('onlyOneself')}
        dialog={UserBulkDialog}
        onDone={onDone}
      />
      <ExportSelected ids={[...selection.selected.keys()]} />
    </>
  );
}

/** Exports the selected users only; that of the list exports all that match. */
function ExportSelected({ ids }: { ids: readonly string[] }) {
  const text = useText('userBulk');
  const locale = useLocale();
  const { busy, start } = useDownload();
  if (ids.length > MAX_IDS) return null;
  const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }), lang: locale });
  return (
    <Button
      size="small"
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      onClick={() => void start(`/users.csv?${query}`)}
    >
      {text('export', { smart_count: ids.length })}
    </Button>
  );
}
