import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useNotify } from 'react-admin';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import type { PracticeRole } from '#domain/access/permissions.ts';
import { invitationInputSchema, type InvitationInput } from '#domain/access/member.ts';
import { errorBody } from '#providers/http/error-body.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../use-failure-message.ts';
import { RoleSelect } from './RoleSelect.tsx';
import type { TeamState } from './use-team.ts';

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

/** Sends an invitation. The same input keeps its key until it is answered, so that one email is sent. */
function useInvite(team: TeamState, onInvited: () => void) {
  const text = useText('team');
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const key = useRef({ of: '', key: '' });
  const { mutate, isPending, error, reset } = useMutation<unknown, Error, InvitationInput>({
    mutationFn: (input) => {
      const of = JSON.stringify(input);
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
      return team.requests.invite(input, key.current.key);
    },
    onSuccess: async (_invitation, { email }) => {
      key.current = { of: '', key: '' };
      notify(text('invite.done', { email: escapeHtml(email) }), { type: 'success' });
      onInvited();
      await team.refresh();
    },
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
