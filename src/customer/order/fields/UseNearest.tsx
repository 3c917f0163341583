import Button from '@mui/material/Button';
import { formatParameter } from '#domain/lens/format.ts';
import type { Parameter } from '#domain/schemas/lens.ts';
import { usePortalLocale } from '#resources/shared/use-portal-locale.ts';
import { keepFocus } from '#src/customer/keep-focus.ts';
import { useCustomerText } from '#src/customer/use-customer-text.ts';

interface UseNearestProps {
  nearest: number | string;
  parameter: Parameter;
  onUse: (nearest: number | string) => void;
}

/** Sets the field to the nearest value that the lens allows. */
export function UseNearest({ nearest, parameter, onUse }: UseNearestProps) {
  const text = useCustomerText();
  const locale = usePortalLocale();
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mt: 0.5 }}
      onMouseDown={keepFocus}
      onClick={() => onUse(nearest)}
    >
      {text('order.use', { value: formatParameter(nearest, parameter, locale) })}
    </Button>
  );
}
