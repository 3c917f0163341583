import Box from '@mui/material/Box';
import type { OrderSummary } from '#domain/orders/order.ts';
import { EyeMark } from './EyeMark.tsx';

/** Shows the designs of an order, each with its eye. A design for both eyes is shown once. */
export function OrderedLensNames({ lenses }: { lenses: OrderSummary['lenses'] }) {
  const names = [...new Set(lenses.map((lens) => lens.lensName))];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5 }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {lenses
            .filter((lens) => lens.lensName === name)
            .map((lens) => (
              <EyeMark key={lens.eye} eye={lens.eye} />
            ))}
          <span>{name}</span>
        </Box>
      ))}
    </Box>
  );
}
