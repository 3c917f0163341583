import LocalPrintshopOutlined from '@mui/icons-material/LocalPrintshopOutlined';
import Button from '@mui/material/Button';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { hasLabel } from '#domain/money/returns/return-states.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useDownload } from '../../shared/use-download.ts';

/** CR-03: downloads the label that goes with the lens; nothing when none has to come back. */
export function LabelButton({ request }: { request: ReturnRequest }) {
  const text = useText('returns');
  const locale = useLocale();
  const { busy, start } = useDownload();
  const { id, kind, state, policy } = request;
  if (!hasLabel({ kind, state, mustReturn: policy.mustReturn })) return null;
  const path = `/return-requests/${encodeURIComponent(id)}/label.pdf?lang=${locale}`;
  return (
    <Button
      variant="outlined"
      startIcon={<LocalPrintshopOutlined aria-hidden />}
      loading={busy}
      loadingPosition="start"
      aria-label={`${text('list.print')} ${id}`}
      onClick={() => void start(path)}
    >
      {text('list.print')}
    </Button>
  );
}
