import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Invitation } from '#domain/access/member.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx';
import type { Outcome } from '../../shared/bulk/run-bulk.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import type { TeamState } from './use-team.ts';

/** One request sends one email. */
const PACE = { partSize: 1, concurrency: 4 };
/** The number of addresses to list by name; the rest are counted. */
const NAMED = 5;
const TOO_EARLY = 429;

interface SendAllProps {
  invitations: Invitation[];
  team: TeamState;
}

/** AD-08: sends all open invitations again, after asking once; the result is shown by address. */
export function SendAllInvitations({ invitations, team }: SendAllProps) {
  const text = useText('team');
  /** As they were when the dialog opened: the list is read again when they are sent. */
  const [asked, setAsked] = useState<Invitation[] | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(invitations)}>
        {text('sendAll.label')}
      </Button>
      {asked && (
        <SendAllDialog
          rows={asked}
          title={text('sendAll.title', { smart_count: asked.length })}
          resend={(row) => team.requests.resend(row)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface SendAllDialogProps<Row extends Invitation> {
  rows: readonly Row[];
  title: string;
  resend: (row: Row) => Promise<unknown>;
  onClose: () => void;
}

/** AD-08: asks once and sends the invitations. Sent again, a request changes nothing: the server sends no second email to an address so soon. */
export function SendAllDialog<Row extends Invitation>({
  rows,
  title,
  resend,
  onClose,
}: SendAllDialogProps<Row>) {
  const text = useText('team');
  const refusalOf = useRefusalText();
  const reasonOf = useReason();
  const send = async ([row]: readonly Row[]): Promise<Outcome<Row>[]> => {
    if (!row) return [];
    await resend(row);
    return [{ row, kind: 'done', message: '' }];
  };
  const counted = (key: 'action' | 'done' | 'failed' | 'again') => (count: number) =>
    text(`sendAll.${key}`, { smart_count: count });
  return (
    <BulkDialog
      rows={rows}
      job={{
        resource: 'team',
        pace: PACE,
        refusalOf,
        isWorthRetrying: ({ kind }) => kind !== 'refused',
      }}
      labels={{
        action: counted('action'),
        done: counted('done'),
        failed: counted('failed'),
        again: counted('again'),
        stop: text('sendAll.stop'),
        results: text('sendAll.results'),
        nameOf: ({ email }) => email,
        reasonOf,
      }}
      onFinish={onClose}
    >
      {(start) => (
        <DecisionFrame
          title={title}
          consequence={text('sendAll.text')}
          action={text('sendAll.action', { smart_count: rows.length })}
          tone="primary"
          isPending={false}
          error={null}
          onOpened={() => undefined}
          onSubmit={() => start(send)}
          onClose={onClose}
        >
          <Addresses rows={rows} />
        </DecisionFrame>
      )}
    </BulkDialog>
  );
}

function Addresses({ rows }: { rows: readonly Invitation[] }) {
  const text = useText('team');
  const rest = rows.length - NAMED;
  return (
    <>
      {rows.slice(0, NAMED).map(({ id, email }) => (
        <Typography key={id} sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography color="text.secondary">
          {text('sendAll.more', { smart_count: rest })}
        </Typography>
      )}
    </>
  );
}

function useRefusalText(): (error: unknown) => string {
  const text = useText('team');
  const messageOf = useFailureMessage();
  return (error) =>
    errorStatus(error) === TOO_EARLY ? text('sendAll.early') : messageOf(error) || text('failed');
}

function useReason(): (outcome: Outcome<Invitation>) => string {
  const text = useText('team');
  const bulk = useText('bulk');
  return ({ kind, message }) => {
    if (kind === 'unsent' || kind === 'lost') return bulk(kind);
    return kind === 'done' ? text('sendAll.sent') : message;
  };
}
