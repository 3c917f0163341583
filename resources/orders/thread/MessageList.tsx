import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderMessage } from '#domain/orders/order-message.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';

interface MessageListProps {
  /** Oldest first. */
  messages: readonly OrderMessage[];
  /** The messages that were unread when first shown. */
  marked: ReadonlySet<string>;
}

/** Shows the messages, oldest first. The user's own are at the right. */
export function MessageList({ messages, marked }: MessageListProps) {
  const text = useText('orderThread');
  return (
    <Box role="log" aria-label={text('list')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 1 }}>
        {messages.map((message) => (
          <Message key={message.id} message={message} isNew={marked.has(message.id)} />
        ))}
      </Box>
    </Box>
  );
}

function Message({ message, isNew }: { message: OrderMessage; isNew: boolean }) {
  const text = useText('orderThread');
  const locale = useLocale();
  const { own, side, author, body, createdAt } = message;
  return (
    <Box
      component="li"
      sx={{
        justifySelf: own ? 'end' : 'start',
        maxWidth: 'min(560px, 92%)',
        px: 2,
        py: 1,
        border: 1,
        borderColor: isNew ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: own ? 'background.default' : 'background.paper',
      }}
    >
      <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {isNew && (
          <Typography component="strong" variant="caption" color="primary" fontWeight={700}>
            {text('unread')}
            {' · '}
          </Typography>
        )}
        {own ? text('you') : `${author} · ${text(`sides.${side}`)}`}
        {' · '}
        <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Typography>
    </Box>
  );
}
