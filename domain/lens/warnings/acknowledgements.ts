import type { Acknowledgement } from '../../schemas/order.ts';
import type { Warning } from './warning.ts';

/** Whether the acknowledgement is of this warning; several findings of one rule at one eye are seen together. */
export function isOf(
  { code, eye }: Pick<Acknowledgement, 'code' | 'eye'>,
  warning: Pick<Warning, 'code' | 'eye'>,
): boolean {
  return warning.code === code && warning.eye === eye;
}

/** Those that belong to a warning that is still there, each once. */
export function applying(
  acknowledged: readonly Acknowledgement[],
  warnings: readonly Warning[],
): Acknowledgement[] {
  return acknowledged.filter(
    (one, index) =>
      warnings.some((warning) => isOf(one, warning)) &&
      acknowledged.findIndex((other) => isOf(other, one)) === index,
  );
}
