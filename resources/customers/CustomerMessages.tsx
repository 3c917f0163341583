import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, useListContext } from 'react-admin';
import type { AccountMessage } from '#domain/orders/order-message.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LocalDateField } from '../shared/LocalDateField.tsx';
import { MarkChip } from '../shared/show/MarkChip.tsx';
import { orderPath } from './customer-path.ts';
import { TabRows } from './TabRows.tsx';

/** AD-05: the messages of the account's orders, the newest first. They are answered, and read, at their order. */
export function CustomerMessages() {
  const text = useText('customers');
  return (
    <TabRows
      reference="order-messages"
      latestBy="createdAt"
      empty={text('messages.none')}
      notLoaded={text('messages.notLoaded')}
    >
      <MessageList />
    </TabRows>
  );
}

function MessageList() {
  const { data = [] } = useListContext<AccountMessage>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((message) => (
        <MessageItem key={message.id} message={message} />
      ))}
    </Box>
  );
}

function MessageItem({ message }: { message: AccountMessage }) {
  const text = useText('customers');
  const { orderId, orderNumber, author, side, body, unread } = message;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MuiLink component={LinkBase} to={orderPath(orderId)}>
          {text('messages.order', { number: orderNumber })}
        </MuiLink>
        <Typography component="span" variant="body2" color="text.secondary">
          {text(`messages.by.${side}`, { author })}
        </Typography>
        <RecordContextProvider value={message}>
          <LocalDateField source="createdAt" showTime color="text.secondary" />
        </RecordContextProvider>
        {unread && <MarkChip icon={MailOutlined} tone="info" label={text('messages.unread')} />}
      </Box>
      <Typography
        variant="body2"
        sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {body}
      </Typography>
    </Box>
  );
}
