import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LinkBase } from 'react-admin';
import type { InvoiceState } from '#domain/money/invoices/invoice-states.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { CHECKOUTS_PATH, METHODS_PATH } from '../../checkouts/parts/checkout-path.ts';
import { ExportCsvButton } from '../../shared/list/ExportCsvButton.tsx';
import { FilterChips } from '../../shared/list/filters/FilterChips.tsx';
import { SearchField } from '../../shared/list/filters/SearchField.tsx';
import { useQuickFilter } from '../../shared/list/filters/use-quick-filter.ts';

/** The states that a practice asks for most; undefined for all. */
const QUICK = [undefined, 'open', 'overdue', 'partlyPaid', 'paid'] as const satisfies readonly (
  | InvoiceState
  | undefined
)[];

const STATEMENT_PATH = '/customer/payment/statement';

interface InvoiceToolbarProps {
  isAll: boolean;
  onAll: (isAll: boolean) => void;
}

/** Search, states, and a switch to all accounts for users who have several. */
export function InvoiceToolbar({ isAll, onAll }: InvoiceToolbarProps) {
  const text = useText('invoices');
  const checkouts = useText('checkouts');
  const methods = useText('paymentMethods');
  const { accounts } = useSession();
  const { chosen, choose } = useQuickFilter<InvoiceState>('state');
  return (
    <>
      <SearchField label={text('search')} />
      <FilterChips
        label={text('quick.label')}
        chosen={chosen}
        onChoose={choose}
        choices={QUICK.map((state) => ({
          value: state,
          label: state ? text(`states.${state}`) : text('quick.all'),
        }))}
      />
      <Button component={LinkBase} to={STATEMENT_PATH} variant="outlined">
        {text('statement')}
      </Button>
      <Button component={LinkBase} to={CHECKOUTS_PATH} variant="outlined">
        {checkouts('history')}
      </Button>
      <Button component={LinkBase} to={METHODS_PATH} variant="outlined">
        {methods('title')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        {accounts.length > 1 && (
          <FormControlLabel
            label={text('allAccounts')}
            control={<Switch checked={isAll} onChange={(_event, next) => onAll(next)} />}
          />
        )}
        <ExportCsvButton path="/invoices.csv" />
      </Box>
    </>
  );
}
