import { EYE_LETTERS, type EyeLetter } from '#domain/basics/eye-letters.ts';
import type { Locale } from '#domain/basics/locale.ts';
import { formatCents } from '#domain/basics/money.ts';
import { deliveryFacts } from '#domain/delivery/delivery-facts.ts';
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts';
import { amountOfPart, describePart } from '#domain/money/pricing/describe-part.ts';
import type { Eye, Order } from '#domain/orders/order.ts';
import type { Fact } from '../../../platform/pdf/draw-facts.ts';
import { fill } from '../../../platform/pdf/fill.ts';
import { paperDay, paperMoment } from '../../../platform/pdf/paper-dates.ts';
import { utcDay } from '../../../platform/pdf/times.ts';
import { clinicalRows, patientFacts, type ClinicalRow } from './clinical-rows.ts';
import { describeAcknowledged, type AcknowledgedContent } from './describe-acknowledged.ts';
import type { PrintableOrder } from './find-printable.ts';
import { labelsIn } from './labels.ts';
import { parameterRows } from './parameter-rows.ts';

type OrderedLens = Order['lenses'][number];

export interface EyeContent {
  letter: EyeLetter;
  name: string;
  /** Null when no lens is ordered for this eye. */
  lens: { name: string; version: string; rows: Fact[] } | null;
}

/** The texts of a printed page in one language, without its layout. */
export interface SheetContent {
  number: string;
  /** The type of the order; blank for a new one. */
  kind: string;
  facts: Fact[];
  /** Right before left; always both. */
  eyes: [EyeContent, EyeContent];
  clinical: ClinicalRow[];
  patient: Fact[];
  notes: string;
  /** AD-08: the reader's role does not show clinical data. */
  withheld: boolean;
  acknowledged: AcknowledgedContent[];
  /** By eye. Prices of the whole order come last, without a letter. */
  prices: { letter: EyeLetter | ''; parts: Fact[] }[];
  total: string;
}

export function sheetContent(printable: PrintableOrder, locale: Locale): SheetContent {
  const { order } = printable;
  const labels = labelsIn(locale);
  const [right, left] = [lensOf(order, 'right'), lensOf(order, 'left')];
  return {
    number: order.number,
    kind: order.type === 'new' ? '' : labels.types[order.type],
    facts: [...factsOf(printable, locale), ...deliveryRows(order, locale)],
    eyes: [
      eyeContent('right', right, printable, locale),
      eyeContent('left', left, printable, locale),
    ],
    clinical: clinicalRows(right?.clinical ?? {}, left?.clinical ?? {}, labels),
    patient: patientFacts(order.patient, locale),
    notes: order.notes,
    withheld: order.withheld,
    acknowledged: describeAcknowledged(printable, locale),
    prices: [
      ...[right, left].flatMap((lens) => (lens ? [priceOf(lens, order, locale)] : [])),
      ...deliveryPrice(order, locale),
    ],
    total: formatCents(order.totalCents, order.currency, locale),
  };
}

function lensOf(order: Order, eye: Eye): OrderedLens | undefined {
  return order.lenses.find((lens) => lens.eye === eye);
}

function factsOf({ order, timeZone }: PrintableOrder, locale: Locale): Fact[] {
  const labels = labelsIn(locale);
  const { facts } = labels;
  const { none } = facts;
  return [
    { label: facts.practice, value: order.practice },
    { label: facts.account, value: order.accountNumber },
    ...(order.withheld ? [] : [{ label: facts.patientReference, value: order.patientReference }]),
    ...(order.patientName ? [{ label: facts.patientName, value: order.patientName }] : []),
    { label: facts.type, value: labels.types[order.type] },
    { label: facts.state, value: labels.states[order.state] },
    { label: facts.poNumber, value: order.poNumber || none },
    { label: facts.submitted, value: paperMoment(order.submittedAt, timeZone, locale) },
    {
      label: facts.promised,
      value: order.promisedAt ? paperDay(utcDay(order.promisedAt), locale) : none,
    },
    { label: facts.sourceOrder, value: order.sourceOrderNumber ?? none },
    ...(order.returnReason
      ? [{ label: facts.returnReason, value: labels.returnReasons[order.returnReason] }]
      : []),
  ];
}

function eyeContent(
  eye: Eye,
  lens: OrderedLens | undefined,
  { order, definitionOf }: PrintableOrder,
  locale: Locale,
): EyeContent {
  const labels = labelsIn(locale);
  const content = { letter: EYE_LETTERS[eye], name: labels.eyes[eye] };
  if (!lens) return { ...content, lens: null };
  const { leftToLaboratory } = labels.sheet;
  const rows = [
    ...quantityRow(lens, locale),
    // A withheld prescription is blank, which does not mean that the laboratory decides.
    ...(order.withheld
      ? []
      : parameterRows(lens.prescription, definitionOf(lens), { locale, leftToLaboratory })),
  ];
  const version = fill(labels.sheet.version, { version: lens.lensVersion });
  return { ...content, lens: { name: lens.lensName, version, rows } };
}

function deliveryRows(order: Order, locale: Locale): Fact[] {
  return deliveryFacts(order, locale).map(({ label, value }) => ({ label, value }));
}

/** Shows a quantity above one beside the lens. */
function quantityRow({ quantity }: OrderedLens, locale: Locale): Fact[] {
  return quantity > 1 ? [{ label: DELIVERY_LABELS[locale].quantity, value: String(quantity) }] : [];
}

function deliveryPrice(order: Order, locale: Locale): SheetContent['prices'] {
  const parts = order.delivery.priceParts.map(({ label, cents }) => ({
    label: label[locale],
    value: formatCents(cents, order.currency, locale),
  }));
  return parts.length > 0 ? [{ letter: '', parts }] : [];
}

function priceOf(
  { eye, lensName, priceCents, priceParts }: OrderedLens,
  order: Order,
  locale: Locale,
) {
  const whole = { code: '', label: { en: lensName, es: lensName }, cents: priceCents };
  const parts = priceParts.length > 0 ? priceParts : [whole];
  return {
    letter: EYE_LETTERS[eye],
    parts: parts.map((part) => ({
      label: describePart(part, order.currency, locale),
      value: amountOfPart(part, order.currency, locale),
    })),
  };
}
