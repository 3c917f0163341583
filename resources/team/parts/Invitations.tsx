import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Invitation } from '#domain/access/member.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import { useStep } from '../../shared/step/use-step.ts';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import { useFocusWhenDone } from '../../shared/use-focus-when-done.ts';
import { useNow } from '../../shared/use-now.ts';
import { TEAM_FACTS, TEAM_ROWS } from './rows.ts';
import { SendAllInvitations } from './SendAllInvitations.tsx';
import { TEAM, type TeamState } from './use-team.ts';

type Act = 'resend' | 'revoke';

interface InvitationsProps {
  invitations: Invitation[];
  team: TeamState;
}

/** The invitations that are not accepted yet, each with buttons to send it again and to revoke it. */
export function Invitations({ invitations, team }: InvitationsProps) {
  const text = useText('team');
  const messageOf = useFailureMessage();
  const { target, done } = useFocusWhenDone<HTMLDivElement>();
  const { mutate, isPending, error } = useStep({
    send: async ({ act, of }: { act: Act; of: Invitation }) => void (await team.requests[act](of)),
    changes: [TEAM],
    done: (_nothing, { act, of }) => text(`${act}.done`, { email: escapeHtml(of.email) }),
    onDone: (_nothing, { act }) => act === 'revoke' && done(),
  });
  return (
    <Box ref={target} tabIndex={-1} sx={{ outline: 'none' }}>
      <Box role="alert">
        {error && <Alert severity="error">{messageOf(error) || text('failed')}</Alert>}
      </Box>
      {invitations.length > 1 && (
        <Box sx={{ pb: 1.5 }}>
          <SendAllInvitations invitations={invitations} team={team} />
        </Box>
      )}
      {invitations.length === 0 ? (
        <Typography color="text.secondary">{text('noInvitations')}</Typography>
      ) : (
        <Box component="ul" sx={TEAM_ROWS}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isPending={isPending}
              onAct={(act) => mutate({ act, of: invitation })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  isPending: boolean;
  onAct: (act: Act) => void;
}

function InvitationRow({ invitation, isPending, onAct }: InvitationRowProps) {
  const text = useText('team');
  const shell = useText('shell');
  const locale = useLocale();
  const now = useNow();
  const { email, practiceRole, expiresAt } = invitation;
  const isOver = Date.parse(expiresAt) <= now;
  return (
    <li>
      <Box sx={TEAM_FACTS}>
        <Typography sx={{ fontWeight: 600 }}>{email}</Typography>
        <Typography variant="body2" color={isOver ? 'error' : 'text.secondary'}>
          {shell(`practiceRoles.${practiceRole}`)} ·{' '}
          {text(isOver ? 'expired' : 'until', { time: formatMoment(expiresAt, locale) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {(['resend', 'revoke'] as const).map((act) => (
          <Button
            key={act}
            variant="outlined"
            color={act === 'revoke' ? 'error' : 'primary'}
            disabled={isPending}
            aria-label={text(`${act}.of`, { email })}
            onClick={() => onAct(act)}
          >
            {text(`${act}.label`)}
          </Button>
        ))}
      </Box>
    </li>
  );
}
