import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import {
  JOURNAL_ACCOUNT_KINDS,
  type JournalAccount,
} from '#domain/money/journal/journal-accounts.ts';
import type { JournalSettings } from '#domain/money/journal/journal.ts';
import type { LedgerAccountKind } from '#domain/money/ledger/ledger-accounts.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { AccountsConflict } from './AccountsConflict.tsx';
import { useAccountsForm } from './use-accounts-form.ts';

/** Which account of the bookkeeping each kind of ledger account is, and the time zone of the journal's days. */
export function AccountsForm({ settings }: { settings: JournalSettings }) {
  const text = useText('books');
  const form = useAccountsForm(settings);
  const failure = useFailureMessage();
  const save = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const zoneIsWrong = form.isWrong('timeZone');
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      {JOURNAL_ACCOUNT_KINDS.map((kind) => (
        <AccountFields
          key={kind}
          kind={kind}
          account={form.values.accounts[kind]}
          isWrong={form.isWrong('accounts', kind, 'name')}
          onChange={(part) => form.setAccount(kind, part)}
        />
      ))}
      <TextField
        size="small"
        id="journal-zone"
        label={text('journal.zone')}
        value={form.values.timeZone}
        error={zoneIsWrong}
        helperText={text(zoneIsWrong ? 'journal.zoneWrong' : 'journal.zoneHelp')}
        onChange={({ target }) => form.setTimeZone(target.value)}
      />
      {form.error && <Alert severity="error">{failure(form.error)}</Alert>}
      {form.asked.length > 0 && <Alert severity="warning">{text('journal.changed')}</Alert>}
      {form.isSuccess && <Alert severity="success">{text('journal.saved')}</Alert>}
      <Box>
        <Button type="submit" variant="contained" loading={form.isPending} disabled={!form.isValid}>
          {text('journal.save')}
        </Button>
      </Box>
      {form.isAsking && (
        <AccountsConflict
          asked={form.asked}
          mine={form.sides.mine}
          theirs={form.sides.theirs}
          onSettle={form.settle}
          onClose={form.stopAsking}
        />
      )}
    </Box>
  );
}

interface AccountFieldsProps {
  kind: LedgerAccountKind;
  account: JournalAccount;
  /** The name is not one. */
  isWrong: boolean;
  onChange: (part: Partial<JournalAccount>) => void;
}

function AccountFields({ kind, account, isWrong, onChange }: AccountFieldsProps) {
  const text = useText('books');
  const label = text(`journal.kinds.${kind}`);
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: COLUMNS }}
    >
      <Box component="span" sx={{ alignSelf: 'center' }}>
        {label}
      </Box>
      <TextField
        size="small"
        id={`journal-${kind}-name`}
        label={text('journal.name')}
        value={account.name}
        error={isWrong}
        helperText={isWrong ? text('journal.nameWrong') : undefined}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        size="small"
        id={`journal-${kind}-code`}
        label={text('journal.code')}
        value={account.code}
        onChange={({ target }) => onChange({ code: target.value })}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
    </Box>
  );
}

const COLUMNS = { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr)' };
