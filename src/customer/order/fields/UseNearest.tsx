import Button from '@mui/material/Button';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { Parameter } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { keepFocus } from '../../keep-focus.ts';

interface UseNearestProps {
  nearest: number | string;
  parameter: Parameter;
  onUse: (nearest: number | string) => void;
}

/** Sets the field to the nearest value that the lens allows. */
export function UseNearest({ nearest, parameter, onUse }: UseNearestProps) {
  const text = useText('customer');
  const locale = useLocale();
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
