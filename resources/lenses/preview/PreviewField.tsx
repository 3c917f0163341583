import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { formatNumber, formatQuantity, formatUnsigned } from '#domain/lens/model/format.ts';
import type { NumberParameter, Parameter } from '#domain/lens/model/lens.ts';
import { parseNumber } from '#domain/lens/typed/parse-number.ts';
import type { Text } from '#providers/messages/text-in.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';

interface PreviewFieldProps {
  parameter: Parameter;
  required: boolean;
  value: string;
  /** Why the value cannot be made; blank when valid. */
  problem: string;
  onType: (text: string) => void;
}

/** The field of one parameter as a practice sees it: with its unit, its range, and its error. */
export function PreviewField(props: PreviewFieldProps) {
  const { parameter, required, value, problem, onType } = props;
  const text = useText('lensEditor');
  const locale = useLocale();
  const range = useRange(parameter);
  const common = {
    id: `preview-${parameter.name}`,
    label: parameter.label[locale],
    required,
    value,
    error: problem !== '',
    helperText: problem || range,
    fullWidth: true,
  };
  if (parameter.kind === 'choice') {
    return (
      <TextField
        {...common}
        select
        onChange={(event) => onType(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('preview.none')}</option>
        {parameter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[locale]}
          </option>
        ))}
      </TextField>
    );
  }
  const format = () => {
    const number = parseNumber(value);
    if (number !== null) onType(formatNumber(number, parameter));
  };
  return (
    <TextField
      {...common}
      onChange={(event) => onType(event.target.value)}
      onBlur={format}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off' },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums' },
          endAdornment: <InputAdornment position="end">{parameter.unit}</InputAdornment>,
        },
      }}
    />
  );
}

function useRange(parameter: Parameter): string {
  const text = useText('lensEditor');
  if (parameter.kind === 'choice') return '';
  const quantity = (value: number) => formatQuantity(value, parameter);
  const also = parameter.also.map(quantity).join(', ');
  const alsoText = also ? `, ${text('preview.also', { values: also })}` : '';
  return ownRange(parameter, quantity, text) + alsoText;
}

function ownRange(
  parameter: NumberParameter,
  quantity: (value: number) => string,
  text: Text<'lensEditor'>,
): string {
  const { min, max, step } = parameter;
  if (min === max) return text('preview.single', { value: quantity(min) });
  const params = { min: quantity(min), max: quantity(max), step: formatUnsigned(step, parameter) };
  return text('preview.range', params);
}
