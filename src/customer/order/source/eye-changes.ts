import { readEarlier } from '#domain/lens/engine/read-earlier.ts';
import { isGiven } from '#domain/lens/model/given.ts';
import type { LensDefinition, Prescription } from '#domain/lens/model/lens.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import type { OrderFormValues } from '../state/form-values.ts';
import { toPrescription } from '../state/order-input.ts';
import type { Catalogue } from '../state/order-input.ts';

type Value = number | string | null;

/** One difference between an eye of the form and of the earlier order. */
export type EyeChange =
  | { kind: 'added' }
  | { kind: 'dropped' }
  | { kind: 'lens'; before: string; after: string }
  /** The lens has a newer version, which this order uses. */
  | { kind: 'version'; before: number; after: number }
  | { kind: 'value'; name: string; lens: LensDefinition; before: Value; after: Value };

/** Returns the changes from the earlier order, field by field; empty when there are none. */
export function eyeChanges(
  eye: Eye,
  earlierOrder: Order,
  values: OrderFormValues,
  catalogue: Catalogue,
): EyeChange[] {
  const earlier = earlierOrder.lenses.find((lens) => lens.eye === eye);
  const { ordered, lensId, values: texts } = values[eye];
  if (!ordered) return earlier ? [{ kind: 'dropped' }] : [];
  if (!earlier) return [{ kind: 'added' }];
  const lens = catalogue.get(lensId);
  if (!lens) return [];
  const now = toPrescription(lens, texts);
  const before = readEarlier(lens, earlier.prescription);
  if (lens.id !== earlier.lensId) {
    const both = keepShared(lens, before);
    return [
      { kind: 'lens', before: earlier.lensName, after: lens.name },
      ...valueChanges(lens, both, keepNamed(now, both)),
    ];
  }
  const { lensVersion } = earlier;
  const version = { kind: 'version', before: lensVersion, after: lens.version } as const;
  const versions = lens.version === lensVersion ? [] : [version];
  return [...versions, ...valueChanges(lens, before, now)];
}

function valueChanges(
  lens: LensDefinition,
  before: Prescription,
  after: Prescription,
): EyeChange[] {
  const known = lens.parameters.map(({ name }) => name);
  const names = new Set([...known, ...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [old, now] = [given(before[name]), given(after[name])];
    return old === now ? [] : [{ kind: 'value' as const, name, lens, before: old, after: now }];
  });
}

function given(value: number | string | undefined): Value {
  return value !== undefined && isGiven(value) ? value : null;
}

/** Compares a different lens only by the parameters that both have. */
function keepShared(lens: LensDefinition, prescription: Prescription): Prescription {
  const known = new Set(lens.parameters.map(({ name }) => name));
  return Object.fromEntries(Object.entries(prescription).filter(([name]) => known.has(name)));
}

function keepNamed(prescription: Prescription, like: Prescription): Prescription {
  return Object.fromEntries(Object.entries(prescription).filter(([name]) => name in like));
}
