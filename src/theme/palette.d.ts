import type { OrderState } from '#domain/orders/order-states.ts';

interface PortalColours {
  /** Right lenses are green, left lenses blue, the usual colors. */
  eye: { right: string; left: string };
  orderState: Record<OrderState, string>;
  /** The color at the start of a dashboard's gradient. */
  glow: string;
}

declare module '@mui/material/styles' {
  interface Palette extends PortalColours {}
  interface PaletteOptions extends Partial<PortalColours> {}
}
