import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { isDeliveryPath, isPlain } from './delivery-paths.ts';
import { deliverySummary } from './delivery-summary.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { toDelivery } from './texts/delivery-texts.ts';

/** OR-14: shows the delivery, in one line while it is the standard one; a jump to one of its fields expands it. */
export function DeliveryBlock() {
  const text = useText('orderDelivery');
  const locale = useLocale();
  const wanted = useOrderForm((state) => state.wanted);
  const practice = useOrderForm(({ deliveryChoices }) => deliveryChoices?.practice ?? null);
  const isPlainNow = useOrderForm(({ values }) => isPlain(values));
  const [isOpen, setOpen] = useState(!isPlainNow);
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    if (wanted !== null && isDeliveryPath(wanted)) setOpen(true);
  }
  // A field with a problem is never hidden.
  const isHeld = useOrderForm(({ problems }) => problems.some(({ path }) => isDeliveryPath(path)));
  const isShown = isOpen || isHeld;
  const delivery = useOrderForm(({ values }) => toDelivery(values.delivery));
  const summary = useOrderForm(({ values }) => deliverySummary(values, locale, practice));
  return (
    <Paper component="section" variant="outlined" aria-labelledby="delivery-title" sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Typography id="delivery-title" variant="h6" component="h2">
          {text('title')}
        </Typography>
        {!isShown && (
          <Typography variant="body2" color="text.secondary" sx={SUMMARY}>
            {summary}
          </Typography>
        )}
        <Button
          sx={{ ml: 'auto', flexShrink: 0 }}
          aria-expanded={isShown}
          aria-controls="delivery-fields"
          aria-describedby="delivery-title"
          onClick={() => setOpen(isHeld || !isOpen)}
          endIcon={<ExpandMoreIcon sx={{ rotate: isShown ? '180deg' : undefined }} aria-hidden />}
        >
          {text(isShown ? 'close' : 'change')}
        </Button>
      </Box>
      <Box id="delivery-fields">
        {isShown && <DeliveryFields delivery={delivery} practice={practice} />}
      </Box>
    </Paper>
  );
}

/** On a phone it goes below title and button; next to them it would be a narrow column. */
const SUMMARY = {
  minWidth: 0,
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
};
