import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CustomerRecord } from '#domain/customers/customer-record.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatValue } from '../shared/record/fields/format-value.ts';

/** What an account has only once, so that a merge keeps that of the target. */
const KEPT = [
  'practice',
  'address',
  'city',
  'phone',
  'website',
  'otherNumber',
  'licenceNumber',
  'buyingGroup',
  'netDays',
  'invoiceReminders',
  'monthlyStatements',
  'timeZone',
  'creditLimitCents',
  'onHold',
  'taxRate',
  'taxCertificate',
  'freeShippingFromCents',
] as const satisfies readonly (keyof CustomerRecord)[];

interface MergeKeptProps {
  source: CustomerRecord;
  target: CustomerRecord;
}

/** AD-05: where the accounts differ, what is kept of the target, and what is dropped of the source. */
export function MergeKept({ source, target }: MergeKeptProps) {
  const text = useText('customerMerge');
  const translate = useTranslate();
  const locale = useLocale();
  const differing = KEPT.filter((field) => source[field] !== target[field]);
  const valueOf = (field: (typeof KEPT)[number], record: CustomerRecord) =>
    formatValue(field, record[field], { name: 'customers', translate, locale }) || '–';
  return (
    <section>
      <Typography variant="h4" component="h3" gutterBottom>
        {text('keeps', { into: target.accountNumber })}
      </Typography>
      {differing.length === 0 && <Typography variant="body2">{text('nothingDiffers')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {differing.map((field) => (
          <li key={field}>
            {text('kept', {
              field: translate(`resources.customers.fields.${field}`),
              kept: valueOf(field, target),
              dropped: valueOf(field, source),
            })}
          </li>
        ))}
      </Box>
    </section>
  );
}
