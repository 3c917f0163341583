import { eyeRule, orderRule, type EyeLook, type EyeRule, type OrderRule } from './rule.ts';
import type { WarningContext } from './warning.ts';

function comesBack({ type }: WarningContext): boolean {
  return type === 'exchange' || type === 'warranty';
}

/** The standing of a lens that comes back; null for other orders and where it is not known. */
function warrantyOf({ order, standing }: EyeLook) {
  return comesBack(order) ? standing : null;
}

/** What the type of the order promises and the earlier order must bear: 35, 36 and 37, and what is lent. */
export const orderTypeRules: (EyeRule | OrderRule)[] = [
  eyeRule({
    code: 'warrantyEnded',
    number: 35,
    level: 'error',
    check: (look) => {
      const standing = warrantyOf(look);
      if (!standing?.hasWarranty || standing.daysLeft > 0) return null;
      return { words: { date: standing.endsAt?.slice(0, 10) ?? '' } };
    },
  }),
  eyeRule({
    code: 'exchangesUsedUp',
    number: 35,
    level: 'error',
    check: (look) => {
      const standing = warrantyOf(look);
      if (!standing?.hasWarranty || standing.exchangesLeft !== 0) return null;
      return { words: { count: standing.exchangesUsed } };
    },
  }),
  eyeRule({
    code: 'notWarranted',
    number: 36,
    level: 'error',
    check: (look) => warrantyOf(look)?.hasWarranty === false && {},
  }),
  eyeRule({
    code: 'eyeNotInEarlierOrder',
    number: 36,
    level: 'error',
    check: ({ order, earlier }) =>
      comesBack(order) && order.sourceOrderId !== null && earlier === null && {},
  }),
  orderRule({
    code: 'earlierOrderMissing',
    number: 36,
    level: 'error',
    check: (order) =>
      comesBack(order) && order.sourceOrderId === null && { field: 'sourceOrderId' },
  }),
  orderRule({
    code: 'returnReasonMissing',
    number: 36,
    level: 'error',
    check: (order) => comesBack(order) && order.returnReason === null && { field: 'returnReason' },
  }),
  eyeRule({
    code: 'spareEnded',
    number: 37,
    level: 'warning',
    check: ({ order, standing }) => order.type === 'spare' && standing?.spare === null && {},
  }),
  eyeRule({
    code: 'notLent',
    number: 0,
    level: 'error',
    check: ({ order, lens }) =>
      order.type === 'diagnostic' && lens.diagnosticPriceCents === null && {},
  }),
];
