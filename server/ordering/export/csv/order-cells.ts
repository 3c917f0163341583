import type { Locale } from '#domain/basics/locale.ts';
import { decimalAmount } from '#domain/basics/money.ts';
import { addressLines } from '#domain/delivery/address-lines.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import type { OrderDelivery } from '#domain/delivery/delivery.ts';
import { shippingMethods } from '#domain/delivery/shipping-methods.ts';
import type { Eye } from '#domain/orders/order.ts';
import { harmless } from '../../../platform/csv/harmless.ts';
import type { PagedOrder } from '../../orders/reading/order-pages.ts';
import type { DefinitionOf } from '../content/find-printable.ts';
import { labelsIn, type Labels } from '../content/labels.ts';
import { parameterRows } from '../content/parameter-rows.ts';

type Cells = Record<keyof Labels['csv'], string>;

/** Returns the column headings, in order. */
export function headCells(locale: Locale): string[] {
  return Object.values(labelsIn(locale).csv);
}

/** Returns the cells of one order: times in ISO and UTC, parameters in the trade's notation. */
export function orderCells(
  { row, lenses }: PagedOrder,
  definitionOf: DefinitionOf,
  locale: Locale,
): string[] {
  const labels = labelsIn(locale);
  const delivery = DELIVERY_LABELS[locale];
  const right = lensCells(lenses, 'right', definitionOf, locale);
  const left = lensCells(lenses, 'left', definitionOf, locale);
  const cells: Cells = {
    number: row.number,
    submitted: row.submittedAt.toISOString(),
    account: row.accountNumber,
    practice: row.practice,
    patientReference: row.patientReference,
    type: labels.types[row.type],
    state: labels.states[row.state],
    rightLens: right.name,
    rightParameters: right.parameters,
    leftLens: left.name,
    leftParameters: left.parameters,
    rightQuantity: right.quantity,
    leftQuantity: left.quantity,
    shipTo: shipToCell(row.delivery, locale),
    shippingMethod: shippingMethods[row.delivery.method].label[locale],
    rush: row.delivery.rush ? delivery.yes : delivery.no,
    total: decimalAmount(row.totalCents),
    promised: row.promisedAt?.toISOString() ?? '',
    carrier: row.carrier,
    tracking: row.trackingNumber,
  };
  return (Object.keys(labels.csv) as (keyof Cells)[]).map((name) => harmless(cells[name]));
}

function lensCells(
  lenses: PagedOrder['lenses'],
  eye: Eye,
  definitionOf: DefinitionOf,
  locale: Locale,
) {
  const lens = lenses.find((one) => one.eye === eye);
  if (!lens) return { name: '', parameters: '', quantity: '' };
  const rows = parameterRows(lens.prescription, definitionOf(lens), { locale });
  const parameters = rows.map(({ label, value }) => `${label} ${value}`).join('; ');
  return { name: lens.lensName, parameters, quantity: String(lens.quantity) };
}

/** Omits a patient's address, because a table may be passed on. */
function shipToCell({ shipTo, address }: OrderDelivery, locale: Locale): string {
  const lines = address && shipTo !== 'patient' ? addressLines(address, locale) : [];
  return [DELIVERY_LABELS[locale].to[shipTo], ...lines].join(', ');
}
