import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderEvent } from '#domain/schemas/order.ts';
import type { PromiseMove } from '#domain/schemas/order-promise.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '#resources/shared/age.ts';

interface OrderTimelineProps {
  events: OrderEvent[];
  promiseMoves: PromiseMove[];
}

/** OR-06: lists every event of an order with its actor, time and reason, and each move of its promised date, oldest first. */
export function OrderTimeline({ events, promiseMoves }: OrderTimelineProps) {
  const text = useText('orders');
  const steps = useSteps(events, promiseMoves);
  return (
    <Box component="section" aria-labelledby="order-timeline">
      <Typography variant="h6" component="h2" id="order-timeline" sx={{ mb: 1 }}>
        {text('show.timeline')}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider' }}
      >
        {steps.map((step) => (
          <TimelineStep key={step.id} step={step} />
        ))}
      </Box>
    </Box>
  );
}

type Step = Pick<OrderEvent, 'id' | 'actor' | 'createdAt' | 'reason'> & { title: string };

function useSteps(events: OrderEvent[], promiseMoves: PromiseMove[]): Step[] {
  const text = useText('orders');
  const showText = useText('orderShow');
  const locale = useLocale();
  const moves = promiseMoves.map(({ formerAt, promisedAt, ...move }) => ({
    ...move,
    title: showText('promise.moved', {
      former: formatDay(formerAt, locale),
      day: formatDay(promisedAt, locale),
    }),
  }));
  const steps = events.map((event) => ({ ...event, title: text(`events.${event.action}`) }));
  return [...steps, ...moves].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function TimelineStep({ step }: { step: Step }) {
  const text = useText('orders');
  const locale = useLocale();
  return (
    <Box component="li" sx={{ pl: 2, pb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{step.title}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {text('events.by', { actor: step.actor })}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        <time dateTime={step.createdAt}>{formatMoment(step.createdAt, locale)}</time>
      </Typography>
      {step.reason && (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {step.reason}
        </Typography>
      )}
    </Box>
  );
}
