import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressLines } from '#domain/delivery/address-lines.ts';
import type { Delivery, DeliveryAddress } from '#domain/schemas/delivery.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { EYES } from '../state/form-values.ts';
import { AddressFields } from './AddressFields.tsx';
import { MethodField } from './MethodField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RushField } from './RushField.tsx';
import { ShipToField } from './ShipToField.tsx';
import { useDeliveryText } from './use-delivery-text.ts';

interface DeliveryFieldsProps {
  delivery: Delivery;
  /** The practice's own address; null when it is not known. */
  practice: DeliveryAddress | null;
}

/** The delivery fields: address, method, rush, quantities. */
export function DeliveryFields({ delivery, practice }: DeliveryFieldsProps) {
  const eyes = useOrderForm(({ values }) => EYES.filter((eye) => values[eye].ordered));
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Box sx={ROW}>
        <Box sx={HALF}>
          <ShipToField />
        </Box>
        <Box sx={HALF}>
          <MethodField />
        </Box>
        {eyes.map((eye) => (
          <QuantityField key={eye} eye={eye} />
        ))}
        <Box sx={HALF}>
          <RushField />
        </Box>
      </Box>
      {delivery.shipTo === 'practice' ? (
        <PracticeAddress practice={practice} />
      ) : (
        <AddressFields shipTo={delivery.shipTo} />
      )}
    </Box>
  );
}

function PracticeAddress({ practice }: Pick<DeliveryFieldsProps, 'practice'>) {
  const text = useDeliveryText();
  const locale = usePortalLocale();
  const deliveryChoices = useOrderForm((state) => state.deliveryChoices);
  if (!practice && !deliveryChoices) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {practice ? addressLines(practice, locale).join(', ') : text('noAddress')}
    </Typography>
  );
}

const ROW = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
};

const HALF = { gridColumn: { xs: '1 / -1', sm: 'span 2' } };
