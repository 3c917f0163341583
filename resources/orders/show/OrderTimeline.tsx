import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order, OrderEvent } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay, formatMoment } from '../../shared/age.ts';

type Dated = Pick<Order, 'events' | 'promiseMoves' | 'lensesReceived'>;

/**
 * OR-06: lists every event of an order with its actor, time and reason, each move of its promised date and each lens that
 * came back for it, oldest first.
 */
export function OrderTimeline({ order }: { order: Dated }) {
  const text = useText('orders');
  const steps = useSteps(order);
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

function useSteps({ events, promiseMoves, lensesReceived }: Dated): Step[] {
  const text = useText('orders');
  const creditText = useText('lensCredit');
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
  const returns = lensesReceived.map(({ eye, at, actor }) => ({
    id: eye,
    actor,
    createdAt: at,
    reason: '',
    title: creditText('step', { eye: text(`eyes.${eye}`) }),
  }));
  return [...steps, ...moves, ...returns].toSorted((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  );
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
