import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '#domain/orders/order.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { fileFacts } from '../../shared/file-facts.ts';
import { EyeMark } from '../marks/EyeMark.tsx';

/** EN-07: lists the attachments of an order by name, with size and type; renders nothing when there are none. */
export function OrderAttachments({ order }: { order: Order }) {
  const text = useText('orderShow');
  const { id, attachments } = order;
  if (attachments.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="order-attachments">
      <Typography variant="h6" component="h2" id="order-attachments" sx={{ mb: 1 }}>
        {text('attachments.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {attachments.map((attachment, index) => (
          <AttachedFile
            key={attachment.path}
            attachment={attachment}
            path={`/orders/${id}/attachments/${index}`}
          />
        ))}
      </Box>
    </Box>
  );
}

interface AttachedFileProps {
  attachment: Order['attachments'][number];
  /** The API path of the file, for users who may see the order. */
  path: string;
}

function AttachedFile({ attachment, path }: AttachedFileProps) {
  const text = useText('orderShow');
  const locale = useLocale();
  const { download } = useConnection();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => download(path),
  });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {attachment.eye && <EyeMark eye={attachment.eye} />}
      <Button
        variant="text"
        startIcon={<AttachFileIcon aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
        sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {attachment.name}
      </Button>
      <Typography variant="caption" color="text.secondary">
        {text(`attachments.kinds.${attachment.kind}`)} · {fileFacts(attachment, locale)}
      </Typography>
      {isError && (
        <Typography role="alert" variant="caption" color="error">
          {text('attachments.failed')}
        </Typography>
      )}
    </Box>
  );
}
