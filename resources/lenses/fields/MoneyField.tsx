import { LineField } from './LineField.tsx';
import type { LineFieldProps } from './LineField.tsx';

/** An amount, typed as 265.00 and stored in cents. */
export function MoneyField(props: LineFieldProps) {
  return <LineField {...props} isNumber prefix="$" unit="USD" />;
}
