import { defaultPrescription } from '#domain/lens/engine/defaults.ts';
import type { Prescription } from '#domain/lens/model/lens.ts';
import { lensOf, standingAfter, type Setup } from './build-context.ts';

const SOURCE = '00000000-0000-4000-8000-000000000001';
const EARLIER = { lensId: 'gp-sphere', prescription: {} };
const EXCHANGE = { type: 'exchange', sourceOrderId: SOURCE, returnReason: 'fit' } as const;
const NO_WARRANTY = { ...standingAfter(1), hasWarranty: false, entitled: false };
const BLUE = { prescription: { colour: 'blue' } };
const ALIKE = defaultPrescription(lensOf('custom-soft-sphere'), { sphere: -2 });

/** An exchange so many days after the order. */
const exchanged = (days: number, used = 0): Setup => ({
  order: EXCHANGE,
  earlier: EARLIER,
  eligibility: standingAfter(days, used),
});
const ordered = (order: Setup['order']): Setup => ({ order });
const supplied = (prescriptionExpires?: string): Setup =>
  ordered({ patient: { directSupply: true, ...(prescriptionExpires && { prescriptionExpires }) } });
const spare = (days: number): Setup => ({
  order: { type: 'spare' },
  eligibility: standingAfter(days),
});
/** Worn before: sag 3800, base curve 8.00. */
const changed = (sag: number, baseCurve: number): Setup => ({
  prescription: { sag, baseCurve },
  earlier: { lensId: 'ampleye-scleral', prescription: { sag: 3800, baseCurve: 8 } },
});
const blanching = (sag: number): Setup => ({
  ...changed(sag, 8),
  clinical: { landing: 'blanching' },
});
const beside = (right: Prescription, left: Prescription): Setup => ({
  prescription: right,
  left: { prescription: left },
});

/**
 * Number, warning, level, lens and field (null: the whole eye or order) of what concerns the order or an eye beside what it
 * wore before; what makes it fire; what is just on the other side; what the fitter reads, if it has figures.
 */
export const ORDER_CASES: [head: string, fires: Setup, near: Setup, sentence?: string][] = [
  [
    '25 findingWithoutChange warning ampleye-scleral clinical.landing',
    blanching(3800),
    blanching(3750),
  ],
  [
    '27 doubleCorrection warning ampleye-scleral values.sag',
    changed(3900, 7.9),
    changed(3900, 8.1),
  ],
  ['27 doubleCorrection warning ampleye-scleral values.sag', changed(3700, 8.1), changed(3700, 8)],
  [
    '27 doubleCorrection warning ampleye-scleral values.sag',
    changed(3700, 8.1),
    changed(3800, 8.1),
  ],
  [
    '31 eyesLookAlike warning gp-sphere null',
    { ...BLUE, left: BLUE },
    beside({ colour: 'blue', dot: 'dot' }, { colour: 'blue' }),
  ],
  [
    '32 eyesIdentical information custom-soft-sphere null',
    beside(ALIKE, Object.fromEntries(Object.entries(ALIKE).toReversed())),
    beside(ALIKE, { ...ALIKE, sphere: -2.25 }),
  ],
  [
    '32 eyesIdentical information custom-soft-sphere null',
    beside(ALIKE, ALIKE),
    { prescription: ALIKE, left: { lens: lensOf('custom-soft-sphere', { id: 'another-lens' }) } },
  ],
  ['32 eyesIdentical information custom-soft-sphere null', beside(ALIKE, ALIKE), { left: {} }],
  ['34 lidPupilMissing warning gp-multifocal clinical.lid', {}, ordered({ type: 'reorder' })],
  [
    '35 warrantyEnded error gp-sphere null',
    exchanged(90),
    exchanged(89),
    'The warranty ended on 2026-04-15: place a new order',
  ],
  [
    '35 exchangesUsedUp error gp-sphere null',
    exchanged(1, 2),
    exchanged(1, 1),
    'All warranty exchanges have been used (2): place a new order',
  ],
  [
    '36 notWarranted error gp-sphere null',
    { order: EXCHANGE, earlier: EARLIER, eligibility: NO_WARRANTY },
    { order: { ...EXCHANGE, type: 'reorder' }, earlier: EARLIER, eligibility: NO_WARRANTY },
  ],
  [
    '36 eyeNotInEarlierOrder error gp-sphere null',
    ordered(EXCHANGE),
    { order: EXCHANGE, earlier: EARLIER },
  ],
  [
    '36 earlierOrderMissing error gp-sphere sourceOrderId',
    ordered({ ...EXCHANGE, sourceOrderId: null }),
    ordered(EXCHANGE),
  ],
  [
    '36 returnReasonMissing error gp-sphere returnReason',
    ordered({ ...EXCHANGE, type: 'warranty', returnReason: null }),
    ordered({ ...EXCHANGE, type: 'warranty' }),
  ],
  ['37 spareEnded warning gp-sphere null', spare(45), spare(44)],
  [
    '38 prescriptionUndated error gp-sphere patient.prescriptionExpires',
    supplied(),
    ordered({ patient: { directSupply: false } }),
  ],
  [
    '38 prescriptionExpired error gp-sphere patient.prescriptionExpires',
    supplied('2026-01-14'),
    supplied('2026-01-15'),
    'The prescription expired on 2026-01-14',
  ],
  [
    '38 prescriptionExpired error gp-sphere patient.prescriptionExpires',
    supplied('2025-12-31'),
    ordered({ patient: { directSupply: true, prescriptionExpires: '' } }),
  ],
  [
    '41 patientReferenceMissing error gp-sphere patientReference',
    ordered({ patientReference: '  ' }),
    ordered({ patientReference: 'A' }),
  ],
  [
    '42 creditHold error gp-sphere null',
    ordered({ creditHold: true }),
    ordered({ creditHold: false }),
  ],
  ['0 notLent error not-lent null', ordered({ type: 'diagnostic' }), ordered({ type: 'new' })],
];
