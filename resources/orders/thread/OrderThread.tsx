import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { mayDo } from '#domain/access/permissions.ts';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** Shows the messages between the practice and the lab about an order, live; a member who only looks on may not write. */
export function OrderThread({ order }: { order: Order }) {
  const text = useText('orderThread');
  const may = useMay();
  const { data: messages, error, refetch } = useMessages(order.id);
  return (
    <Box component="section" aria-labelledby="order-thread">
      <Typography variant="h6" component="h2" id="order-thread" sx={{ mb: 1 }}>
        {text('title')}
      </Typography>
      {error && (
        <LoadError title={text('loadError')} error={error} onRetry={() => void refetch()} />
      )}
      {!messages && !error && (
        <Box component="output" aria-busy aria-label={text('loading')}>
          <Skeleton variant="rounded" height={64} />
        </Box>
      )}
      {messages && <Messages order={order} messages={messages} />}
      {may('orders:message', order.accountNumber) ? (
        <MessageForm orderId={order.id} />
      ) : (
        <Typography color="text.secondary">{text('readOnly')}</Typography>
      )}
    </Box>
  );
}

interface MessagesProps {
  order: Order;
  messages: NonNullable<ReturnType<typeof useMessages>['data']>;
}

function Messages({ order, messages }: MessagesProps) {
  const text = useText('orderThread');
  const { roles } = useSession();
  const end = useRef<HTMLDivElement>(null);
  const marked = useUnreadMarks(messages, order.unread);
  useMarkRead({ orderId: order.id, unread: order.unread, lastId: messages.at(-1)?.id, end });
  const side = mayDo(roles, 'orders:approve') ? 'maker' : 'practice';
  return (
    <>
      {messages.length === 0 ? (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text(`empty.${side}`)}
        </Typography>
      ) : (
        <MessageList messages={messages} marked={marked} />
      )}
      <div ref={end} />
    </>
  );
}

/** Returns the messages about an order, oldest first; refetched with the orders when one changes. */
function useMessages(orderId: string) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['orders', 'messages', orderId],
    queryFn: async () => (await dataProvider.orderMessages(orderId)).data,
    staleTime: 0,
  });
}

/**
 * Returns the messages that were unread when first shown. They stay marked while the page is open, although the server
 * counts them as read at once. `unread`: the number of unread messages, which are the newest from others.
 */
function useUnreadMarks(messages: readonly OrderMessage[], unread: number): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set());
  const others = messages.filter(({ own }) => !own);
  const news = unread > 0 ? others.slice(-unread).filter(({ id }) => !marked.has(id)) : [];
  if (news.length > 0) setMarked(new Set([...marked, ...news.map(({ id }) => id)]));
  return marked;
}
