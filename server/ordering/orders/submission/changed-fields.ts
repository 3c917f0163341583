import { isDeepStrictEqual } from 'node:util';
import type { Order, OrderContent } from '#domain/orders/order.ts';

const OF_THE_ORDER = [
  'type',
  'sourceOrderId',
  'returnReason',
  'patientReference',
  'patientName',
  'poNumber',
  'notes',
  'acknowledged',
  'attachments',
] as const;

type Line = Pick<
  Order['lenses'][number],
  'eye' | 'lensId' | 'lensVersion' | 'prescription' | 'clinical' | 'quantity'
>;
type Content = Pick<OrderContent, (typeof OF_THE_ORDER)[number] | 'patient' | 'delivery'> & {
  lenses: Line[];
};

/** Returns the names of the fields that differ, such as `notes` and `right.prescription.sphere`, without values. */
export function changedFields(before: Content, after: Content): string[] {
  return [
    ...OF_THE_ORDER.filter((name) => !isDeepStrictEqual(before[name], after[name])),
    ...differences('patient', before.patient, after.patient),
    ...differences('delivery', chosenOf(before), chosenOf(after)),
    ...(['right', 'left'] as const).flatMap((eye) =>
      changesOfEye(eye, lineOf(before, eye), lineOf(after, eye)),
    ),
  ];
}

/** Returns the user's choices, without the price that follows from them. */
function chosenOf({ delivery: { shipTo, address, method, rush } }: Content): object {
  return { shipTo, address, method, rush };
}

function lineOf({ lenses }: Content, eye: Line['eye']): Line | undefined {
  return lenses.find((lens) => lens.eye === eye);
}

/** Reports an eye that was added or removed as a whole. */
function changesOfEye(eye: string, before: Line | undefined, after: Line | undefined): string[] {
  if (!before || !after) return before === after ? [] : [eye];
  return [
    ...(before.lensId === after.lensId ? [] : [`${eye}.lensId`]),
    ...(before.lensVersion === after.lensVersion ? [] : [`${eye}.lensVersion`]),
    ...(before.quantity === after.quantity ? [] : [`${eye}.quantity`]),
    ...differences(`${eye}.prescription`, before.prescription, after.prescription),
    ...differences(`${eye}.clinical`, before.clinical, after.clinical),
  ];
}

function differences(path: string, before: object, after: object): string[] {
  const one = new Map<string, unknown>(Object.entries(before));
  const other = new Map<string, unknown>(Object.entries(after));
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)))
    .map((name) => `${path}.${name}`);
}
