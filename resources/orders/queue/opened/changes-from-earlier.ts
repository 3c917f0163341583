import type { Locale } from '#domain/basics/locale.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import { otherThanBefore } from '#domain/lens/engine/same-lens.ts';
import { findParameter } from '#domain/lens/model/find-parameter.ts';
import { formatParameter } from '#domain/lens/model/format.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import type { Eye, Order } from '#domain/orders/order.ts';

/** A value that differs from the earlier order. */
export interface Change {
  eye: Eye;
  /** The name of the value; null for the lens itself. */
  label: string | null;
  /** Null for none, as for the lens of an eye that was not ordered. */
  before: string | null;
  now: string | null;
}

type Line = Order['lenses'][number];
type Definitions = ReadonlyMap<string, LensDefinition>;

const EYES: Eye[] = ['right', 'left'];

/**
 * Returns what an order changes of the earlier one, right eye first: lenses, values of the same lens, quantities. Null
 * while a definition of its lenses is missing.
 */
export function changesFromEarlier(
  order: Pick<Order, 'lenses'>,
  earlier: Pick<Order, 'lenses'>,
  definitions: Definitions,
  locale: Locale,
): Change[] | null {
  if (!order.lenses.every(({ lensId }) => definitions.has(lensId))) return null;
  return EYES.flatMap((eye) => {
    const isOfEye = (lens: Line) => lens.eye === eye;
    const before = earlier.lenses.find(isOfEye);
    const now = order.lenses.find(isOfEye);
    const lens = now && definitions.get(now.lensId);
    if (!before || !now || !lens || before.lensId !== now.lensId) {
      return lensChange(eye, before, now);
    }
    return valueChanges(before, now, lens, locale).concat(quantityChange(before, now, locale));
  });
}

function lensChange(eye: Eye, before: Line | undefined, now: Line | undefined): Change[] {
  if (!before && !now) return [];
  return [{ eye, label: null, before: before?.lensName ?? null, now: now?.lensName ?? null }];
}

function valueChanges(before: Line, now: Line, lens: LensDefinition, locale: Locale): Change[] {
  return otherThanBefore(lens, now.prescription, before).flatMap(({ field, ordered, value }) => {
    const parameter = field === null ? undefined : findParameter(lens, field);
    if (!parameter) return [];
    const shown = (given: number | string | null) =>
      given === null ? null : formatParameter(given, parameter, locale);
    const label = parameter.label[locale];
    return [{ eye: now.eye, label, before: shown(ordered), now: shown(value) }];
  });
}

function quantityChange(before: Line, now: Line, locale: Locale): Change[] {
  if (before.quantity === now.quantity) return [];
  const label = DELIVERY_LABELS[locale].quantity;
  return [{ eye: now.eye, label, before: String(before.quantity), now: String(now.quantity) }];
}
