import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useNavigate } from 'react-admin';
import { useDrafts } from '#providers/drafts/use-drafts.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { DraftHandle } from './use-draft.ts';

interface DraftOverProps {
  draft: DraftHandle;
  orderId: string | null;
}

/** Says that the draft ended elsewhere during editing: nothing more is saved, and its values can start a new draft. */
export function DraftOver({ draft, orderId }: DraftOverProps) {
  const text = useText('draft');
  const navigate = useNavigate();
  const { store } = draft;
  const { open } = useDrafts();
  const startAnew = async () => {
    const { content, accountNumber } = store.get();
    const id = crypto.randomUUID();
    open.handOver({
      id,
      accountNumber,
      version: 0,
      dirty: true,
      earlier: [],
      savedAt: null,
      // The rejected order has already been corrected: these values become a new order.
      content: { ...content, resubmits: null },
      status: { kind: 'changed' },
    });
    await store.end();
    navigate(`/customer/order?draft=${id}`, { replace: true });
  };
  return (
    <Alert severity="warning">
      {text(orderId ? 'over.order' : 'over.deleted')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {orderId && (
          <Button
            color="inherit"
            variant="outlined"
            component={LinkBase}
            to={`/customer/orders/${orderId}`}
          >
            {text('over.show')}
          </Button>
        )}
        <Button color="inherit" variant="outlined" onClick={() => void startAnew()}>
          {text('over.anew')}
        </Button>
      </Box>
    </Alert>
  );
}
