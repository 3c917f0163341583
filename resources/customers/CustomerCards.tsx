import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CustomerSummary } from '#domain/schemas/customer.ts';
import { useText } from '#providers/messages/use-text.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { formatPlace } from '../shared/place.ts';

/** Shows the accounts as cards on narrow screens; undefined while they load. */
export function CustomerCards({ customers }: { customers: CustomerSummary[] | undefined }) {
  const text = useText('customers');
  return (
    <RowCards label={text('label')} isLoading={!customers}>
      {customers?.map((customer) => (
        <CustomerCard key={customer.id} customer={customer} />
      ))}
    </RowCards>
  );
}

function CustomerCard({ customer }: { customer: CustomerSummary }) {
  const text = useText('customers');
  const { accountNumber, practice, phone, members, parentAccountNumber } = customer;
  const contact = [formatPlace(customer), phone].filter(Boolean).join(' · ');
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{practice}</Typography>
      <Typography variant="body2">
        {text('account', { number: accountNumber })}
        {` · ${text('memberCount', { smart_count: members })}`}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {contact}
      </Typography>
      {parentAccountNumber && (
        <Typography variant="caption" color="text.secondary">
          {text('additionalOf', { number: parentAccountNumber })}
        </Typography>
      )}
    </Paper>
  );
}
