import englishMessages from 'ra-language-english';
import { bulk } from './shell/bulk.ts';
import { eventChoices } from './shell/event-choices.ts';
import { lenses } from './shell/lenses.ts';
import { notifications } from './shell/notifications.ts';
import { orderScan } from './shell/order-scan.ts';
import { orderToasts } from './shell/order-toasts.ts';
import { orders } from './shell/orders.ts';
import { settings } from './shell/settings.ts';
import { shared } from './shell/shared.ts';
import { shell } from './shell/shell.ts';
import { suppressed } from './shell/suppressed.ts';
import { team } from './shell/team.ts';

/** The texts of the shell, of react-admin itself, and of what several areas of the portal share. */
export const texts = {
  bulk,
  eventChoices,
  lenses,
  notifications,
  orderScan,
  orderToasts,
  orders,
  settings,
  shared,
  shell,
  suppressed,
  team,
  ra: englishMessages.ra,
};
