import type { OrderState } from '#domain/orders/order-states.ts';

export interface Tokens {
  ink: string;
  muted: string;
  surface: string;
  canvas: string;
  /** The color at the start of a dashboard's gradient, which ends in the surface color. */
  glow: string;
  line: string;
  /** The border of inputs and choices: 3 : 1 contrast to the surface. */
  control: string;
  brand: string;
  /** A button under the pointer. */
  brandHover: string;
  onBrand: string;
  danger: string;
  dangerHover: string;
  warning: string;
  success: string;
  info: string;
  eyeRight: string;
  eyeLeft: string;
}

export const light: Tokens = {
  ink: '#0F1F2E',
  muted: '#4A5D6D',
  surface: '#FFFFFF',
  canvas: '#F5F8FA',
  glow: '#EAF5F7',
  line: '#DCE4EA',
  control: '#7C8E9C',
  brand: '#0B7285',
  brandHover: '#085767',
  onBrand: '#FFFFFF',
  danger: '#B42318',
  dangerHover: '#8C1B12',
  warning: '#8A5A00',
  success: '#0C7A4D',
  info: '#1864AB',
  eyeRight: '#1C7C54',
  eyeLeft: '#1864AB',
};

export const dark: Tokens = {
  ink: '#E6EDF3',
  muted: '#9FB0BF',
  surface: '#0E1620',
  canvas: '#0A1017',
  glow: '#10242E',
  line: '#22303D',
  control: '#5F7486',
  brand: '#3BC9DB',
  brandHover: '#66D9E8',
  onBrand: '#06222A',
  danger: '#FF8A80',
  dangerHover: '#FFB4AB',
  warning: '#F2B84B',
  success: '#4FD09A',
  info: '#74B8F5',
  eyeRight: '#5BC795',
  eyeLeft: '#74B8F5',
};

export const orderStateLight: Record<OrderState, string> = {
  draft: '#4A5D6D',
  submitted: '#8A5A00',
  approved: '#0B7285',
  inProduction: '#6B3FA0',
  shipped: '#1864AB',
  closed: '#4D6658',
  rejected: '#B42318',
  cancelled: '#5A6570',
};

export const orderStateDark: Record<OrderState, string> = {
  draft: '#9FB0BF',
  submitted: '#F2B84B',
  approved: '#3BC9DB',
  inProduction: '#C3A1F0',
  shipped: '#74B8F5',
  closed: '#9DB8A8',
  rejected: '#FF8A80',
  cancelled: '#A3AEB8',
};

export const FONT = "'Inter Variable', system-ui, sans-serif";
export const RADIUS = 8;
export const CONTROL_HEIGHT = 40;
export const HEADER_HEIGHT = 56;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** Returns `--ink: #0F1F2E; …` for the pages without MUI. */
export function cssProperties(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${kebab(name)}: ${String(value)};`)
    .join(' ');
}
