import { enUS, esES } from '@mui/material/locale';
import {
  createTheme,
  type ThemeOptions,
  type PaletteOptions,
  type Theme,
  type TypographyVariantsOptions,
} from '@mui/material/styles';
import type { Locale } from '#domain/basics/locale.ts';
import {
  dark,
  FONT,
  light,
  orderStateDark,
  orderStateLight,
  RADIUS,
  CONTROL_HEIGHT,
  type Tokens,
} from './tokens.ts';

function palette(tokens: Tokens, mode: 'light' | 'dark'): PaletteOptions {
  return {
    mode,
    primary: { main: tokens.brand, dark: tokens.brandHover, contrastText: tokens.onBrand },
    secondary: { main: tokens.brand, dark: tokens.brandHover, contrastText: tokens.onBrand },
    error: { main: tokens.danger, dark: tokens.dangerHover, contrastText: tokens.onBrand },
    warning: { main: tokens.warning },
    success: { main: tokens.success },
    info: { main: tokens.info },
    text: { primary: tokens.ink, secondary: tokens.muted },
    background: { default: tokens.canvas, paper: tokens.surface },
    divider: tokens.line,
    glow: tokens.glow,
    eye: { right: tokens.eyeRight, left: tokens.eyeLeft },
    orderState: mode === 'dark' ? orderStateDark : orderStateLight,
  };
}

type TypographyStyleOptions = TypographyVariantsOptions['h1'];

const title = (size: number): TypographyStyleOptions => ({
  fontSize: size,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

function themeOptions(tokens: Tokens, mode: 'light' | 'dark'): ThemeOptions {
  return {
    palette: palette(tokens, mode),
    shape: { borderRadius: RADIUS },
    spacing: 8,
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: title(32),
      h2: title(24),
      h3: title(20),
      h4: title(20),
      h5: title(20),
      h6: title(16),
      body1: { fontSize: 14 },
      body2: { fontSize: 13 },
      caption: { fontSize: 12 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentStyles(tokens),
  };
}

const lightOptions = themeOptions(light, 'light');
const darkOptions = themeOptions(dark, 'dark');
export const lightTheme = createTheme(lightOptions);
export const darkTheme = createTheme(darkOptions);

export interface PortalThemes {
  lightTheme: Theme;
  darkTheme: Theme;
}

/** Uses the options, because comparing a finished `Theme` with `ThemeOptions` takes the type checker half a minute. */
const inLanguage = (muiTexts: typeof esES): PortalThemes => ({
  lightTheme: createTheme(lightOptions, muiTexts),
  darkTheme: createTheme(darkOptions, muiTexts),
});

/** Both themes, with the texts of MUI's own components (UX-02). */
export const portalThemes: Record<Locale, PortalThemes> = {
  en: inLanguage(enUS),
  es: inLanguage(esES),
};

/** Styles MUI's components: lines instead of shadows, one height for buttons and inputs. */
function componentStyles(tokens: Tokens): ThemeOptions['components'] {
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
