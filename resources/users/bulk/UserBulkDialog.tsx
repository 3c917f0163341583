import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { UserRow } from '#domain/access/user.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ChosenBulkProps } from '../../shared/bulk/BulkBar.tsx';
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx';
import type { Outcome } from '../../shared/bulk/run-bulk.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useFailureMessage } from '../../shared/use-failure-message.ts';
import { useRefusal } from '../common/use-refusal.ts';
import type { BulkAction } from './bulk-choices.ts';
import { useBulkSend } from './use-bulk-send.ts';

/** The number of users to list by name; the rest are counted. */
const NAMED = 5;

/** One request changes one user. */
const PACE = { partSize: 1, concurrency: 4 };

/** AD-02: enables, disables or signs out many users, sets their role, or asks them again to verify. Failed ones can be retried. */
export function UserBulkDialog(props: ChosenBulkProps<BulkAction, UserRow>) {
  const { action, rows, leftOut = [], onCancel, onFinish } = props;
  const text = useText('userBulk');
  const failureMessage = useFailureMessage();
  const { messageOf } = useRefusal();
  const refusalOf = (error: unknown) => failureMessage(messageOf(error));
  const reasonOf = useReason();
  const sendOne = useBulkSend(action);
  const send = async ([row]: readonly UserRow[]): Promise<Outcome<UserRow>[]> => {
    if (!row) return [];
    await sendOne(row);
    return [{ row, kind: 'done', message: '' }];
  };
  const count = { smart_count: rows.length };
  return (
    <BulkDialog
      rows={rows}
      job={{ resource: 'users', pace: PACE, refusalOf, isWorthRetrying: () => true }}
      labels={{
        action: (users) => text(`${action}.action`, { smart_count: users }),
        done: (users) => text(`${action}.done`, { smart_count: users }),
        failed: (users) => text('failed', { smart_count: users }),
        again: (users) => text('again', { smart_count: users }),
        stop: text('stop'),
        results: text('results'),
        nameOf: ({ email }) => email,
        reasonOf,
      }}
      onFinish={onFinish}
    >
      {(start) => (
        <DecisionFrame
          title={text(`${action}.title`, count)}
          consequence={text(`${action}.text`)}
          action={text(`${action}.action`, count)}
          tone={action === 'disable' || action === 'signOut' ? 'error' : 'primary'}
          isPending={false}
          error={null}
          onOpened={() => undefined}
          onSubmit={() => start(send)}
          onClose={onCancel}
        >
          <Concerned action={action} rows={rows} leftOut={leftOut} />
        </DecisionFrame>
      )}
    </BulkDialog>
  );
}

type ConcernedProps = Required<
  Pick<ChosenBulkProps<BulkAction, UserRow>, 'action' | 'rows' | 'leftOut'>
>;

/** Names the users, or the first of them, and who of the selected is left out. */
function Concerned({ action, rows, leftOut }: ConcernedProps) {
  const text = useText('userBulk');
  const rest = rows.length - NAMED;
  return (
    <>
      {rows.slice(0, NAMED).map(({ id, email }) => (
        <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography color="text.secondary">{text('more', { smart_count: rest })}</Typography>
      )}
      {action === 'resendVerification' && leftOut.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text('leftOutVerified', { smart_count: leftOut.length })}
        </Alert>
      )}
      {(action === 'resendVerification' ? [] : leftOut).map(({ id, email }) => (
        <Alert key={id} severity="info" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {text(action === 'disable' ? 'leftOut' : 'leftOutHere', { email })}
        </Alert>
      ))}
    </>
  );
}

function useReason(): (outcome: Outcome<UserRow>) => string {
  const text = useText('bulk');
  const userText = useText('userBulk');
  return ({ kind, message }) => {
    if (kind === 'unsent' || kind === 'lost') return text(kind);
    return kind === 'done' ? userText('done') : message;
  };
}
