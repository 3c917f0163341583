import { enUS, esES } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import type {
  PaletteOptions,
  Theme,
  ThemeOptions,
  TypographyVariantsOptions,
} from '@mui/material/styles';
import type { Locale } from '#src/i18n/locale.ts';
import { componentStyles } from './components.ts';
import { dark, FONT, light, orderStateDark, orderStateLight, RADIUS } from './tokens.ts';
import type { Tokens } from './tokens.ts';

function palette(tokens: Tokens, mode: 'light' | 'dark'): PaletteOptions {
  return {
    mode,
    primary: { main: tokens.brand, contrastText: tokens.onBrand },
    secondary: { main: tokens.brand, contrastText: tokens.onBrand },
    error: { main: tokens.danger },
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
const inLanguage = (words: typeof esES): PortalThemes => ({
  lightTheme: createTheme(lightOptions, words),
  darkTheme: createTheme(darkOptions, words),
});

/** Both themes, with the texts of MUI's own components (UX-02). */
export const portalThemes: Record<Locale, PortalThemes> = {
  en: inLanguage(enUS),
  es: inLanguage(esES),
};
