import EastIcon from '@mui/icons-material/East';
import IconButton from '@mui/material/IconButton';
import { formatParameter, parseNumber } from '#domain/lens/format.ts';
import { readEarlierValue } from '#domain/lens/read-earlier.ts';
import type { Parameter } from '#domain/schemas/lens.ts';
import type { Eye } from '#domain/schemas/order.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { VISUALLY_HIDDEN } from '#resources/shared/visually-hidden.ts';
import { keepFocus } from '#src/customer/keep-focus.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';
import { canHold, OTHER_EYE } from '../state/form-values.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import { toPrescription } from '../state/order-input.ts';

interface CopyFieldProps {
  parameter: Parameter;
  /** What stands in the left field. */
  value: string;
  onCopy: (text: string) => void;
}

/** Beside a field of the left eye: takes over what the right eye has, while that is something else. */
export function CopyField({ parameter, value, onCopy }: CopyFieldProps) {
  const text = useCustomerText();
  const locale = usePortalLocale();
  const other = useOtherValue('left', parameter);
  if (!other || other === readEarlierValue(parameter, value)) return null;
  const number = parameter.kind === 'number' ? parseNumber(other) : null;
  const words = {
    label: parameter.label[locale],
    value: formatParameter(number ?? other, parameter, locale),
  };
  return (
    <IconButton
      size="small"
      title={text('order.copyField', words)}
      onMouseDown={keepFocus}
      onClick={() => onCopy(other)}
      sx={{ p: 0.5 }}
    >
      <EastIcon aria-hidden sx={{ fontSize: 16 }} />
      {/* text rather than a label: the field alone is found by its label */}
      <span style={VISUALLY_HIDDEN}>{text('order.copyField', words)}</span>
    </IconButton>
  );
}

/** What the other eye has in the field of the same name, when its lens has it too and this one can take it. */
function useOtherValue(eye: Eye, parameter: Parameter): string | null {
  return useOrderForm(({ values, catalogue }) => {
    const other = values[OTHER_EYE[eye]];
    const lens = other.ordered ? catalogue.get(other.lensId) : undefined;
    if (!lens || !(parameter.name in toPrescription(lens, other.values))) return null;
    const text = readEarlierValue(parameter, other.values[parameter.name] ?? '');
    return canHold(parameter, text) ? text : null;
  });
}
