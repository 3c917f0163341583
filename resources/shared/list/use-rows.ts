import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext } from 'react-admin';
import type { RaRecord } from 'react-admin';

/** Returns the rows of a list, undefined while they load, and whether the page is too narrow for a table. */
export function useRows<T extends RaRecord>(narrowBelow: 'sm' | 'md') {
  const { data, isPending } = useListContext<T>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(narrowBelow));
  return { rows: isPending ? undefined : data, isNarrow };
}
