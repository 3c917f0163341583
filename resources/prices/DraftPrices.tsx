import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatCents } from '#domain/basics/money.ts';
import type { PriceDryRun } from '#domain/money/prices/price-dry-run.ts';
import { agreedPriceInputSchema } from '#domain/money/prices/price-rule.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { toInput } from '../shared/record/fields/record-input.ts';

/** AD-09: asks the server which open drafts would have another price with the values of the form. */
export function DraftPrices() {
  const text = useText('prices');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const record = useRecordContext();
  const { getValues, trigger } = useFormContext();
  const check = useMutation({
    mutationFn: async (): Promise<PriceDryRun | null> => {
      if (!(await trigger())) return null;
      const price = agreedPriceInputSchema.parse(toInput(agreedPriceInputSchema, getValues()));
      const id = record?.id === undefined ? null : String(record.id);
      return (await dataProvider.dryRunPrice({ id, price })).data;
    },
  });
  return (
    <Box sx={{ width: '100%', maxWidth: 640 }}>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => check.mutate()}
        loading={check.isPending}
      >
        {text('drafts.check')}
      </Button>
      <Box component="output" sx={{ display: 'block', mt: 1 }}>
        {check.isError && <Alert severity="error">{text('drafts.failed')}</Alert>}
        {check.data && <Result found={check.data} />}
      </Box>
    </Box>
  );
}

function Result({ found: { checked, changed, examples } }: { found: PriceDryRun }) {
  const text = useText('prices');
  const locale = useLocale();
  const money = (cents: number): string => formatCents(cents, 'USD', locale);
  return (
    <Alert severity="info">
      {text('drafts.found', { smart_count: changed, checked })}
      {examples.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {examples.map(({ draftId, accountNumber, beforeCents, afterCents }) => (
            <li key={draftId}>
              {text('drafts.example', {
                account: accountNumber,
                before: money(beforeCents),
                after: money(afterCents),
              })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
