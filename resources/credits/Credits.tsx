import CardGiftcard from '@mui/icons-material/CardGiftcard';
import Typography from '@mui/material/Typography';
import { formatCents } from '#domain/basics/money.ts';
import {
  CREDIT_SORTS,
  creditDetailsSchema,
  creditFilterSchema,
  creditInputSchema,
} from '#domain/money/credit/credit.ts';
import { CREDIT_LIFETIME_DAYS, CREDIT_LIMIT_CENTS } from '#domain/money/credit/lens-credits.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CUSTOMERS_PATH } from '../customers/customer-path.ts';
import type { RecordDefinition } from '../shared/record/common/record-definition.ts';
import { RecordResource } from '../shared/record/RecordResource.tsx';
import { CreditActions } from './CreditActions.tsx';
import { CreditUses } from './CreditUses.tsx';

const credits: RecordDefinition = {
  name: 'credits',
  basename: CUSTOMERS_PATH,
  icon: CardGiftcard,
  schema: creditDetailsSchema,
  input: creditInputSchema,
  representation: 'id',
  columns: [
    'id',
    'accountNumber',
    'cause',
    'orderNumber',
    'amountCents',
    'remainingCents',
    'expiresOn',
    'state',
    'requestedBy',
    'requestedAt',
  ],
  sorts: CREDIT_SORTS,
  sortsDown: true,
  filters: ['accountNumber', 'cause', 'state', 'isExpiring'],
  filterSchema: creditFilterSchema,
  references: {
    accountNumber: {
      resource: 'customers',
      address: CUSTOMERS_PATH,
      representation: 'practice',
      distinction: 'accountNumber',
    },
  },
  sections: [
    {
      name: 'credit',
      fields: [
        'accountNumber',
        'cause',
        'amountCents',
        'remainingCents',
        'reason',
        'expiresOn',
        'state',
        'orderNumber',
        'eye',
        'requestedBy',
        'requestedAt',
        'decidedBy',
        'declineReason',
      ],
    },
  ],
  formExtra: CreditNote,
  tabs: [{ name: 'uses', content: CreditUses }],
  actions: CreditActions,
  isEditable: false,
  isDeletable: false,
  isExportable: false,
  initial: { cause: 'grant', reason: '', expiresOn: null },
};

/** CR-02: the lens credits of all accounts, those first that came last. */
export default function Credits() {
  return <RecordResource definition={credits} />;
}

/** CR-02: what holds for a change of lens credit without a last day, and for a large one. */
function CreditNote() {
  const text = useText('creditSteps');
  const locale = useLocale();
  const limit = formatCents(CREDIT_LIMIT_CENTS, 'USD', locale);
  return (
    <Typography variant="body2" color="text.secondary">
      {text('note', { days: String(CREDIT_LIFETIME_DAYS), limit })}
    </Typography>
  );
}
