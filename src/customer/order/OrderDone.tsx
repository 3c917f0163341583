import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { LinkBase } from 'react-admin';
import type { Order } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LaterOrderRequests } from '#resources/return-requests/parts/LaterOrderRequests.tsx';
import { useDownload } from '#resources/shared/use-download.ts';
import { OrderedFacts } from './review/OrderedFacts.tsx';

interface OrderDoneProps {
  order: Order;
  onAnother: () => void;
}

/** Shows the submitted order: its number, facts and confirmation, a link to it, and a button for the next order. */
export function OrderDone({ order, onAnother }: OrderDoneProps) {
  const text = useText('customer');
  const title = useRef<HTMLHeadingElement>(null);
  const locale = useLocale();
  const { busy, start } = useDownload();
  const file = `/orders/${encodeURIComponent(order.id)}/confirmation.pdf`;
  const print = () => void start(`${file}?size=Letter&lang=${locale}`);
  useEffect(() => title.current?.focus(), []);
  return (
    <Paper component="section" variant="outlined" sx={{ p: 4, maxWidth: 640 }}>
      <CheckCircleOutlineIcon color="success" fontSize="large" aria-hidden />
      <Typography ref={title} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
        {text('done.title', { number: order.number })}
      </Typography>
      <Typography sx={{ my: 2 }}>{text('done.text')}</Typography>
      <OrderedFacts order={order} />
      {order.credits.length > 0 && <LaterOrderRequests orderId={order.id} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <Button variant="contained" component={LinkBase} to={`/customer/orders/${order.id}`}>
          {text('done.show')}
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          {text('done.another')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<PrintIcon aria-hidden />}
          loading={busy}
          loadingPosition="start"
          onClick={print}
        >
          {text('done.print')}
        </Button>
      </Box>
    </Paper>
  );
}
