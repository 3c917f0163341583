import type { OrderState } from '#domain/order.ts';

interface PortalColours {
  /** Right lenses green, left lenses blue, as the trade colours them. */
  eye: { right: string; left: string };
  orderState: Record<OrderState, string>;
  /** Where the gradient of a dashboard begins. */
  glow: string;
}

declare module '@mui/material/styles' {
  interface Palette extends PortalColours {}
  interface PaletteOptions extends Partial<PortalColours> {}
}
