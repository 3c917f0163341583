import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { EventChoices } from '#domain/emails/event-choice.ts';
import type { EmailEvent, EmailGroup, EventChoice } from '#domain/emails/events/email-event.ts';
import { resolveChoice } from '#domain/emails/resolve-choice.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EventRow } from './EventRow.tsx';
import { ROW } from './row-style.ts';

interface EventChoicesListProps {
  /** Those that can be chosen. */
  events: readonly EmailEvent[];
  chosen: EventChoices;
  /** The defaults of the account; they apply where nothing is chosen. */
  defaults?: EventChoices;
  disabled: boolean;
  onChoose: (key: string, choice: EventChoice | undefined) => void;
}

const NONE: EventChoices = {};

/** EM-04: how somebody is notified of each event, by group. */
export function EventChoicesList(props: EventChoicesListProps) {
  const groups = [...new Set(props.events.map(({ group }) => group))];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {groups.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
    </Box>
  );
}

function Group({
  group,
  events,
  chosen,
  defaults = NONE,
  disabled,
  onChoose,
}: EventChoicesListProps & { group: EmailGroup }) {
  const text = useText('eventChoices');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box sx={{ ...ROW, my: 0, px: 0, py: 0.5, border: 0, rowGap: 0 }}>
        <Typography id={id} component="h3" sx={{ gridArea: 'name', fontWeight: 600 }}>
          {text(`groups.${group}`)}
        </Typography>
        <Head label={text('email')} area="email" />
        <Head label={text('bell')} area="bell" />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {events
          .filter((event) => event.group === group)
          .map((event) => (
            <EventRow
              key={event.key}
              event={event}
              chosen={chosen[event.key]}
              inherited={resolveChoice(event, { account: defaults[event.key] })}
              isFromPractice={defaults[event.key] !== undefined}
              disabled={disabled}
              onChoose={(choice) => onChoose(event.key, choice)}
            />
          ))}
      </Box>
    </section>
  );
}

/** The name of a column; each control has it in its own name, too. */
function Head({ label, area }: { label: string; area: 'email' | 'bell' }) {
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      aria-hidden
      sx={{
        gridArea: area,
        display: { xs: 'none', sm: 'block' },
        textAlign: area === 'bell' ? 'center' : undefined,
      }}
    >
      {label}
    </Typography>
  );
}
