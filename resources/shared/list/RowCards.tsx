import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

const SKELETONS = ['a', 'b', 'c', 'd'];

interface RowCardsProps {
  label: string;
  isLoading: boolean;
  /** The cards, each a list item; rendered once loaded. */
  children: ReactNode;
}

/** Shows a list as cards on narrow screens, or a skeleton while it loads. */
export function RowCards({ label, isLoading, children }: RowCardsProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isLoading}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {isLoading
        ? SKELETONS.map((key) => (
            <li key={key}>
              <Skeleton variant="rounded" height={88} />
            </li>
          ))
        : children}
    </Box>
  );
}
