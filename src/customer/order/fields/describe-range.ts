import { formatQuantity, formatUnsigned } from '#domain/lens/model/format.ts';
import type { NumberParameter } from '#domain/lens/model/lens.ts';
import type { Text } from '#providers/messages/text-in.ts';

/** Returns "7.00 mm to 9.00 mm, in steps of 0.05", and the values available outside the range. */
export function describeRange(parameter: NumberParameter, text: Text<'customer'>): string {
  const min = formatQuantity(parameter.min, parameter);
  if (parameter.min === parameter.max && parameter.also.length === 0) {
    return text('order.single', { min });
  }
  const max = formatQuantity(parameter.max, parameter);
  const step = formatUnsigned(parameter.step, parameter);
  const also = parameter.also.map((value) => formatQuantity(value, parameter)).join(', ');
  return text(also ? 'order.rangeOrAlso' : 'order.range', { min, max, step, also });
}
