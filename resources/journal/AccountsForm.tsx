import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { JOURNAL_ACCOUNT_KINDS, type JournalAccount } from '#domain/journal/journal-accounts.ts';
import type { LedgerAccountKind } from '#domain/ledger/ledger-accounts.ts';
import { journalSettingsInputSchema, type JournalSettings } from '#domain/schemas/journal.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { useSaveSettings } from './use-journal.ts';

/** Which account of the bookkeeping each kind of ledger account is, and the time zone of the journal's days. */
export function AccountsForm({ settings }: { settings: JournalSettings }) {
  const text = useText('books');
  const [accounts, setAccounts] = useState(settings.accounts);
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const { mutate, error, isPending, isSuccess } = useSaveSettings();
  const failure = useFailureMessage();
  const checked = journalSettingsInputSchema.safeParse({ accounts, timeZone });
  const isWrong = (...path: string[]) =>
    checked.error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ?? false;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (checked.success) mutate({ ...checked.data, version: settings.version });
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
      {JOURNAL_ACCOUNT_KINDS.map((kind) => (
        <AccountFields
          key={kind}
          kind={kind}
          account={accounts[kind]}
          isWrong={isWrong('accounts', kind, 'name')}
          onChange={(part) => setAccounts({ ...accounts, [kind]: { ...accounts[kind], ...part } })}
        />
      ))}
      <TextField
        size="small"
        id="journal-zone"
        label={text('journal.zone')}
        value={timeZone}
        error={isWrong('timeZone')}
        helperText={text(isWrong('timeZone') ? 'journal.zoneWrong' : 'journal.zoneHelp')}
        onChange={({ target }) => setTimeZone(target.value)}
      />
      {error && <Alert severity="error">{failure(error)}</Alert>}
      {isSuccess && <Alert severity="success">{text('journal.saved')}</Alert>}
      <Box>
        <Button type="submit" variant="contained" loading={isPending} disabled={!checked.success}>
          {text('journal.save')}
        </Button>
      </Box>
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
