import Typography from '@mui/material/Typography';
import { useDataProvider } from 'react-admin';
import type { UserRow } from '#domain/schemas/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ChosenBulkProps } from '../../shared/bulk/BulkBar.tsx';
import { BulkDialog } from '../../shared/bulk/BulkDialog.tsx';
import type { Outcome } from '../../shared/bulk/run-bulk.ts';
import { DecisionFrame } from '../../shared/decision/DecisionDialog.tsx';
import { useFailureMessage } from '../../shared/use-failure-message.ts';

/** The number of users to list by name; the rest are counted. */
const NAMED = 5;

/** One request changes one user. */
const PACE = { partSize: 1, concurrency: 4 };

/** AD-02: enables or disables many users. Failed ones can be retried: the request is idempotent. */
export function UserBulkDialog(props: ChosenBulkProps<'enable' | 'disable', UserRow>) {
  const { action, rows, onCancel, onFinish } = props;
  const text = useText('userBulk');
  const refusalOf = useFailureMessage();
  const reasonOf = useReason();
  const dataProvider = useDataProvider<PortalDataProvider>();
  const send = async ([row]: readonly UserRow[]): Promise<Outcome<UserRow>[]> => {
    if (!row) return [];
    const input = { userId: row.id, disabled: action === 'disable' };
    await dataProvider.callUsers('updateUserStatus', input);
    return [{ row, kind: 'done', message: '' }];
  };
  const count = { smart_count: rows.length };
  const rest = rows.length - NAMED;
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
          tone={action === 'disable' ? 'error' : 'primary'}
          isPending={false}
          error={null}
          onOpened={() => undefined}
          onSubmit={() => start(send)}
          onClose={onCancel}
        >
          {rows.slice(0, NAMED).map(({ id, email }) => (
            <Typography key={id} sx={{ overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
          ))}
          {rest > 0 && (
            <Typography color="text.secondary">{text('more', { smart_count: rest })}</Typography>
          )}
        </DecisionFrame>
      )}
    </BulkDialog>
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
