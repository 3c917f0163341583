import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { invitationInputSchema, type InvitationInput } from '#domain/access/member.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useStep } from '../../shared/step/use-step.ts';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { TEAM, type TeamState } from './use-team.ts';

/** Invites somebody by email, with a role. */
export function InviteForm({ team }: { team: TeamState }) {
  const text = useText('team');
  const locale = useLocale();
  const [email, setEmail] = useState('');
  const [practiceRole, setPracticeRole] = useState<PracticeRole>('orderer');
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const invite = useInvite(team, () => {
    setEmail('');
    input.current?.focus();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.trim(), practiceRole, language: locale };
    const { data } = invitationInputSchema.safeParse(typed);
    setIsWrong(!data);
    if (!data) return input.current?.focus();
    invite.send(data);
  };
  const type = (typed: string) => {
    setEmail(typed);
    setIsWrong(false);
    invite.reset();
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <EmailField
          value={email}
          onType={type}
          problem={isWrong ? text('invite.invalid') : invite.problem}
          inputRef={input}
        />
        <RoleSelect
          id="invite-role"
          label={text('invite.role')}
          value={practiceRole}
          onChange={setPracticeRole}
        />
        <Button type="submit" variant="contained" loading={invite.isPending}>
          {text('invite.submit')}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text(`means.${practiceRole}`)}
      </Typography>
      <Box role="alert">
        {invite.failure !== '' && <Alert severity="error">{invite.failure}</Alert>}
      </Box>
    </Box>
  );
}

interface EmailFieldProps {
  value: string;
  onType: (typed: string) => void;
  /** What is wrong with the address; blank when nothing is. */
  problem: string;
  inputRef: RefObject<HTMLInputElement | null>;
}

function EmailField({ value, onType, problem, inputRef }: EmailFieldProps) {
  const text = useText('team');
  return (
    <TextField
      id="invite-email"
      type="email"
      size="small"
      required
      label={text('invite.email')}
      value={value}
      onChange={(event) => onType(event.target.value)}
      inputRef={inputRef}
      error={problem !== ''}
      helperText={problem}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 200 } }}
      sx={{ flex: '1 1 240px', minWidth: 0 }}
    />
  );
}

/** Sends an invitation. */
function useInvite(team: TeamState, onInvited: () => void) {
  const text = useText('team');
  const messageOf = useFailureMessage();
  const { mutate, isPending, error, reset } = useStep({
    send: (input: InvitationInput, key) => team.requests.invite(input, key),
    changes: [TEAM],
    done: (_invitation, { email }) => text('invite.done', { email: escapeHtml(email) }),
    onDone: onInvited,
  });
  const rule = errorBody(error)?.errors?.['email']?.rule;
  const isKnown = rule === 'member' || rule === 'invited';
  return {
    send: mutate,
    isPending,
    reset,
    /** What is wrong with the address. */
    problem: isKnown ? text(`invite.${rule}`) : '',
    failure: error && !isKnown ? messageOf(error) || text('failed') : '',
  };
}
