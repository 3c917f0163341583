import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns whether the summary is next to the form; otherwise it is a bottom bar with only the essentials. */
export function useIsWide(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
}
