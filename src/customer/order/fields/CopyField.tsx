import EastIcon from '@mui/icons-material/East';
import IconButton from '@mui/material/IconButton';
import { readEarlierValue } from '#domain/lens/engine/read-earlier.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Parameter } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { keepFocus } from '../../keep-focus.ts';
import { canHold, OTHER_EYE } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';

interface CopyFieldProps {
  parameter: Parameter;
  /** The text of the left field. */
  value: string;
  onCopy: (text: string) => void;
}

/** Copies the right eye's value to a field of the left eye; shown while the two differ. */
export function CopyField({ parameter, value, onCopy }: CopyFieldProps) {
  const text = useText('customer');
  const locale = useLocale();
  const other = useOtherValue('left', parameter);
  if (!other || other === readEarlierValue(parameter, value)) return null;
  const number = parameter.kind === 'number' ? parseNumber(other) : null;
  const params = {
    label: parameter.label[locale],
    value: formatParameter(number ?? other, parameter, locale),
  };
  return (
    <IconButton
      size="small"
      title={text('order.copyField', params)}
      onMouseDown={keepFocus}
      onClick={() => onCopy(other)}
      sx={{ p: 0.5 }}
    >
      <EastIcon aria-hidden sx={{ fontSize: 16 }} />
      {/* text instead of a label: only the field is found by its label */}
      <span style={VISUALLY_HIDDEN}>{text('order.copyField', params)}</span>
    </IconButton>
  );
}

/** Returns the other eye's value of the same field, when its lens has that field and this one accepts the value. */
function useOtherValue(eye: Eye, parameter: Parameter): string | null {
  return useOrderForm(({ values, catalogue }) => {
    const other = values[OTHER_EYE[eye]];
    const lens = other.ordered ? catalogue.get(other.lensId) : undefined;
    if (!lens || !(parameter.name in toPrescription(lens, other.values))) return null;
    const text = readEarlierValue(parameter, other.values[parameter.name] ?? '');
    return canHold(parameter, text) ? text : null;
  });
}
