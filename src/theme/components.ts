import type { ThemeOptions } from '@mui/material/styles';
import { CONTROL_HEIGHT } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Styles MUI's components: lines instead of shadows, one height for buttons and inputs. */
export function componentStyles(tokens: Tokens): ThemeOptions['components'] {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: CONTROL_HEIGHT,
          '&:focus-visible': { outline: `2px solid ${tokens.brand}`, outlineOffset: 2 },
        },
        sizeSmall: { minHeight: 32 },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { boxShadow: 'none', border: `1px solid ${tokens.line}` },
      },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}` } } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: CONTROL_HEIGHT, backgroundColor: tokens.surface },
        notchedOutline: { borderColor: tokens.control },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: 13, borderColor: tokens.line, fontVariantNumeric: 'tabular-nums' },
        head: { color: tokens.muted, fontWeight: 600, backgroundColor: tokens.surface },
      },
    },
    MuiTableRow: { styleOverrides: { root: { height: CONTROL_HEIGHT } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: 12 } } },
  };
}
