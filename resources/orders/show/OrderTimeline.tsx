import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderEvent } from '#domain/schemas/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '#resources/shared/age.ts';

/** OR-06: lists every event of an order with its actor, time and reason, oldest first. */
export function OrderTimeline({ events }: { events: OrderEvent[] }) {
  const text = useText('orders');
  return (
    <Box component="section" aria-labelledby="order-timeline">
      <Typography variant="h6" component="h2" id="order-timeline" sx={{ mb: 1 }}>
        {text('show.timeline')}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider' }}
      >
        {events.map((event) => (
          <TimelineStep key={event.id} event={event} />
        ))}
      </Box>
    </Box>
  );
}

function TimelineStep({ event }: { event: OrderEvent }) {
  const text = useText('orders');
  const locale = useLocale();
  return (
    <Box component="li" sx={{ pl: 2, pb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{text(`events.${event.action}`)}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text('events.by', { actor: event.actor })}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        <time dateTime={event.createdAt}>{formatMoment(event.createdAt, locale)}</time>
      </Typography>
      {event.reason && (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {event.reason}
        </Typography>
      )}
    </Box>
  );
}
