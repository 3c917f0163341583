import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { Autopay } from '#domain/money/autopay/autopay.ts';
import type { SavedMethod } from '#domain/money/payments/payment-method.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatDay } from '../../shared/age.ts';
import { knownFailure } from '../method/failures.ts';
import { useMethodName } from '../method/use-method-name.ts';
import { CHECKOUTS_PATH, PAY_PATH } from '../parts/checkout-path.ts';
import { AutopayCharges } from './AutopayCharges.tsx';
import { AutopaySwitch } from './AutopaySwitch.tsx';

interface AutopayPartProps {
  autopay: Autopay;
  methods: readonly SavedMethod[];
}

/** PY-09: whether autopay is on and why not, what it pays next, and the switch. */
export function AutopayPart({ autopay, methods }: AutopayPartProps) {
  const text = useText('paymentMethods');
  const { isOn, leftOut } = autopay;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <AutopayState autopay={autopay} methods={methods} />
      <Typography>{text('autopay.what')}</Typography>
      <Typography color="text.secondary">{text('autopay.late')}</Typography>
      <AutopaySwitch autopay={autopay} methods={methods} />
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {text(isOn ? 'autopay.next' : 'autopay.nextIfOn')}
      </Typography>
      <AutopayCharges charges={autopay.charges} />
      {leftOut > 0 && (
        <Alert
          severity="info"
          action={
            <Button component={LinkBase} to={PAY_PATH} color="inherit" size="small">
              {text('autopay.payThem')}
            </Button>
          }
        >
          {text('autopay.leftOut', { smart_count: leftOut })}
        </Alert>
      )}
      <Button component={LinkBase} to={CHECKOUTS_PATH}>
        {text('autopay.history')}
      </Button>
    </Box>
  );
}

function AutopayState({ autopay, methods }: AutopayPartProps) {
  const text = useText('paymentMethods');
  const checkouts = useText('checkouts');
  const locale = useLocale();
  const name = useMethodName();
  const { isOn, startedOn, by, stop, failure } = autopay;
  const method = methods.find(({ isDefault }) => isDefault);
  const known = knownFailure(failure);
  const isTold = stop !== null && stop !== 'switchedOff';
  return (
    <>
      <Chip
        size="small"
        color={isOn ? 'success' : 'default'}
        variant="outlined"
        label={text(isOn ? 'autopay.isOn' : 'autopay.isOff')}
      />
      {isOn && startedOn !== null && (
        <Typography>
          {[
            text('autopay.on', { day: formatDay(startedOn, locale, 'UTC'), who: by }),
            method ? text('autopay.paysWith', { name: name(method) }) : '',
          ].join(' ')}
        </Typography>
      )}
      {isTold && (
        <Alert severity="warning">
          {[
            text(`autopay.stops.${stop}`),
            known ? checkouts(`failures.${known}`) : '',
            text('autopay.again'),
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
    </>
  );
}
