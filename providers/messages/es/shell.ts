import { bulk } from './shell/bulk.ts';
import { lenses } from './shell/lenses.ts';
import { notices } from './shell/notices.ts';
import { notifications } from './shell/notifications.ts';
import { orderToasts } from './shell/order-toasts.ts';
import { orders } from './shell/orders.ts';
import { raSpanish } from './shell/ra-spanish.ts';
import { settings } from './shell/settings.ts';
import { shared } from './shell/shared.ts';
import { shell } from './shell/shell.ts';

export const texts = {
  bulk,
  lenses,
  notices,
  notifications,
  orderToasts,
  orders,
  settings,
  shared,
  shell,
  ra: raSpanish.ra,
};
