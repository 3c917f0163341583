import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { formatParameter, formatQuantity, formatUnsigned } from '#domain/lens/model/format.ts';
import type { NumberParameter, Parameter } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { SourceNote } from './SourceNote.tsx';

export function LensParameterRow({ parameter }: { parameter: Parameter }) {
  const text = useText('lenses');
  const locale = useLocale();
  const range = useRange(parameter);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {parameter.label[locale]}
      </TableCell>
      <TableCell>{range}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {parameter.kind === 'number' ? stepOf(parameter) : text('parameters.noStep')}
      </TableCell>
      <TableCell>
        {formatParameter(parameter.default, parameter, locale) || text('parameters.noDefault')}
      </TableCell>
      <TableCell>
        <SourceNote source={parameter.source} />
      </TableCell>
    </TableRow>
  );
}

/** Returns the range and any extra values, "7.00 mm to 9.00 mm", or the options of a choice. */
function useRange(parameter: Parameter): string {
  const text = useText('lenses');
  const locale = useLocale();
  if (parameter.kind === 'choice') {
    return parameter.options.map((option) => option.label[locale]).join(', ');
  }
  const quantity = (value: number) => formatQuantity(value, parameter);
  const min = quantity(parameter.min);
  const isOne = parameter.min === parameter.max;
  const range = isOne ? min : text('parameters.fromTo', { min, max: quantity(parameter.max) });
  if (parameter.also.length === 0) return range;
  return text('parameters.also', { range, also: parameter.also.map(quantity).join(', ') });
}

function stepOf(parameter: NumberParameter): string {
  const space = parameter.unit === '°' || parameter.unit === '' ? '' : ' ';
  return formatUnsigned(parameter.step, parameter) + space + parameter.unit;
}
