import { eyeRule, orderRule, type EyeLook, type EyeRule, type OrderRule } from './rule.ts';
import type { WarningContext } from './warning.ts';

function comesBack({ type }: WarningContext): boolean {
  return type === 'exchange' || type === 'warranty';
}

/** Returns the eligibility of a returned lens; null for other orders and when it is unknown. */
function warrantyOf({ order, eligibility }: EyeLook) {
  return comesBack(order) ? eligibility : null;
}

/** Rules 35, 36 and 37 and lent lenses: what the order type requires of the earlier order. */
export const orderTypeRules: (EyeRule | OrderRule)[] = [
  eyeRule({
    code: 'warrantyEnded',
    number: 35,
    level: 'error',
    check: (look) => {
      const eligibility = warrantyOf(look);
      if (!eligibility?.hasWarranty || eligibility.daysLeft > 0) return null;
      return { params: { date: eligibility.endsAt?.slice(0, 10) ?? '' } };
    },
  }),
  eyeRule({
    code: 'exchangesUsedUp',
    number: 35,
    level: 'error',
    check: (look) => {
      const eligibility = warrantyOf(look);
      if (!eligibility?.hasWarranty || eligibility.exchangesLeft !== 0) return null;
      return { params: { count: eligibility.exchangesUsed } };
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
    check: ({ order, eligibility }) => order.type === 'spare' && eligibility?.spare === null && {},
  }),
  eyeRule({
    code: 'notLent',
    number: 0,
    level: 'error',
    check: ({ order, lens }) =>
      order.type === 'diagnostic' && lens.diagnosticPriceCents === null && {},
  }),
];
