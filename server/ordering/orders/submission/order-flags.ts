import { and, eq, ne } from 'drizzle-orm';
import type {
  ChoiceParameter,
  LensDefinition,
  Parameter,
  Prescription,
} from '#domain/lens/model/lens.ts';
import { amountOf, measuredOptions } from '#domain/lens/model/option-amount.ts';
import type { OrderContent, OrderFlag } from '#domain/orders/order.ts';
import type { Handle } from '../../../platform/database/database.ts';
import { orders } from '../table.ts';
import type { CheckedLens } from './check-lenses.ts';

interface Flagged {
  id: string;
  accountNumber: string;
  content: Pick<OrderContent, 'acknowledged'>;
  lenses: readonly CheckedLens[];
}

/** OR-08: returns what an approver should notice, in the order of ORDER_FLAGS. */
export async function flagsOf(
  tx: Handle,
  { id, accountNumber, content, lenses }: Flagged,
): Promise<OrderFlag[]> {
  const isAtEdge = lenses.some(({ lens, ordered }) => hasEdge(lens, ordered.prescription));
  return [
    ...((await isFirstOrder(tx, id, accountNumber)) ? ['firstOrder' as const] : []),
    ...(isAtEdge ? ['edgeOfRange' as const] : []),
    ...(content.acknowledged.length > 0 ? ['warningAcknowledged' as const] : []),
  ];
}

async function isFirstOrder(tx: Handle, id: string, accountNumber: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.accountNumber, accountNumber), ne(orders.id, id)))
    .limit(1);
  return !other;
}

/** Whether a number of the prescription, or an option with an amount, is at an end of its range. */
export function hasEdge(lens: LensDefinition, prescription: Prescription): boolean {
  return lens.parameters.some((parameter) => isEdge(parameter, prescription[parameter.name]));
}

/** A range of one value has no edge. */
function isEdge(parameter: Parameter, value: number | string | undefined): boolean {
  if (parameter.kind === 'choice') return isEdgeOption(parameter, value);
  if (parameter.min === parameter.max) return false;
  return value === parameter.min || value === parameter.max;
}

function isEdgeOption(parameter: ChoiceParameter, value: number | string | undefined): boolean {
  const amounts = measuredOptions(parameter).map(({ amount }) => amount);
  const amount = amountOf(parameter, value);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return amount !== null && least < most && (amount === least || amount === most);
}
