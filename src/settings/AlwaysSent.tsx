import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EmailEvent } from '#domain/emails/events/email-event.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

/** EM-04: the emails that nobody can turn off, each with the reason. */
export function AlwaysSent({ events }: { events: readonly EmailEvent[] }) {
  const text = useText('eventChoices');
  const locale = useLocale();
  return (
    <Box component="details">
      <Box component="summary" sx={{ fontWeight: 600, cursor: 'pointer', py: 1 }}>
        {text('always.title')}
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {events.map((event) => (
          <div key={event.key}>
            <Typography component="dt">{event.label[locale]}</Typography>
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {text(`always.${reasonOf(event)}`)}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}

function reasonOf({ key, group }: EmailEvent) {
  if (key === 'digest' || key === 'letter' || key === 'directEmail') return key;
  return group === 'security' ? 'security' : 'account';
}
