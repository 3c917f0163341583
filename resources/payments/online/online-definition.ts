import OnlineIcon from '@mui/icons-material/CreditCard';
import {
  CHECKOUT_SORTS,
  checkoutFilterSchema,
  checkoutSchema,
} from '#domain/money/checkouts/checkout.ts';
import type {
  RecordDefinition,
  RecordReference,
} from '../../shared/record/common/record-definition.ts';
import { OnlineActions } from './OnlineActions.tsx';
import { RecordedLink } from './OnlineLinks.tsx';
import { OnlineParts } from './OnlineParts.tsx';

interface Area {
  basename: string;
  payer: RecordReference;
}

/** PY-09: the online payments of all accounts, as the lab sees them. Practices and the gateway make them. */
export function onlineDefinition({ basename, payer }: Area): RecordDefinition {
  return {
    name: 'checkouts',
    basename,
    path: 'payments/online',
    icon: OnlineIcon,
    schema: checkoutSchema,
    input: checkoutSchema,
    representation: 'name',
    columns: [
      'name',
      'accountNumbers',
      'createdAt',
      'method',
      'state',
      'amountCents',
      'creditCents',
      'lookAt',
      'createdBy',
    ],
    sorts: CHECKOUT_SORTS,
    sortsDown: true,
    filters: ['accountNumber', 'state', 'method', 'toLookAt', 'startedFrom', 'startedTo'],
    filterSchema: checkoutFilterSchema,
    references: { accountNumber: payer },
    sections: [
      {
        name: 'payment',
        fields: [
          'accountNumbers',
          'amountCents',
          'creditCents',
          'method',
          'state',
          'lookAt',
          'attention',
          'failure',
          'createdBy',
          'createdAt',
          'settledAt',
          'memo',
          'gatewayPaymentId',
        ],
      },
    ],
    tabs: [{ name: 'parts', content: OnlineParts }],
    actions: OnlineActions,
    listActions: RecordedLink,
    isEditable: false,
    isDeletable: false,
    isCreatable: false,
    isExportable: false,
    initial: {},
  };
}
