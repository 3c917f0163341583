import type { Condition, Prescription } from '../schemas/lens.ts';
import { isGiven, isNonZero, valueOf } from './given.ts';

/** Whether the prescription meets the condition. */
export function holds(condition: Condition, prescription: Prescription): boolean {
  const value = valueOf(prescription, condition.parameter);
  if ('equals' in condition) return value === condition.equals;
  if ('in' in condition) return condition.in.some((one) => one === value);
  return condition.is === 'nonZero' ? isNonZero(value) : isGiven(value);
}
