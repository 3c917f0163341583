import { defaultPrescription } from '#domain/lens/defaults.ts';
import { standingAfter, lensOf } from './build-context.ts';
import { type CaseRow, told } from './case-row.ts';

const sphere = lensOf('gp-sphere');
const soft = lensOf('custom-soft-sphere');
const SOURCE = '00000000-0000-4000-8000-000000000001';
const EARLIER = { lensId: sphere.id, prescription: {} };
const exchange = {
  type: 'exchange',
  sourceOrderId: SOURCE,
  returnReason: 'fit',
} as const;
const noWarranty = { ...standingAfter(1), hasWarranty: false, entitled: false };
const blue = { prescription: { colour: 'blue' } };
const alike = { prescription: { ...defaultPrescription(soft), sphere: -2 } };

/** What concerns the order, or an eye whatever its lens. */
export const ORDER_CASES: CaseRow[] = [
  told(
    [31, 'eyesLookAlike', 'warning', sphere, null],
    [
      { ...blue, left: blue },
      { prescription: { colour: 'blue', dot: 'dot' }, left: blue },
    ],
    [
      { ...blue, left: blue },
      { ...blue, left: { prescription: { colour: 'green' } } },
    ],
  ),
  told(
    [32, 'eyesIdentical', 'information', soft, null],
    [
      { ...alike, left: alike },
      { ...alike, left: { prescription: { ...alike.prescription, sphere: -2.25 } } },
    ],
  ),
  told(
    [35, 'warrantyEnded', 'error', sphere, null],
    [
      { order: exchange, earlier: EARLIER, eligibility: standingAfter(90) },
      { order: exchange, earlier: EARLIER, eligibility: standingAfter(89) },
    ],
  ),
  told(
    [35, 'exchangesUsedUp', 'error', sphere, null],
    [
      { order: exchange, earlier: EARLIER, eligibility: standingAfter(1, 2) },
      { order: exchange, earlier: EARLIER, eligibility: standingAfter(1, 1) },
    ],
  ),
  told(
    [36, 'notWarranted', 'error', sphere, null],
    [
      { order: exchange, earlier: EARLIER, eligibility: noWarranty },
      { order: { ...exchange, type: 'reorder' }, earlier: EARLIER, eligibility: noWarranty },
    ],
  ),
  told(
    [36, 'eyeNotInEarlierOrder', 'error', sphere, null],
    [{ order: exchange }, { order: exchange, earlier: EARLIER }],
  ),
  told(
    [36, 'earlierOrderMissing', 'error', sphere, 'sourceOrderId'],
    [{ order: { ...exchange, sourceOrderId: null } }, { order: exchange }],
  ),
  told(
    [36, 'returnReasonMissing', 'error', sphere, 'returnReason'],
    [
      { order: { ...exchange, type: 'warranty', returnReason: null } },
      { order: { ...exchange, type: 'warranty' } },
    ],
  ),
  told(
    [37, 'spareEnded', 'warning', sphere, null],
    [
      { order: { type: 'spare' }, eligibility: standingAfter(45) },
      { order: { type: 'spare' }, eligibility: standingAfter(44) },
    ],
  ),
  told(
    [38, 'prescriptionUndated', 'error', sphere, 'patient.prescriptionExpires'],
    [
      { order: { patient: { directSupply: true } } },
      { order: { patient: { directSupply: false } } },
    ],
  ),
  told(
    [38, 'prescriptionExpired', 'error', sphere, 'patient.prescriptionExpires'],
    [
      { order: { patient: { directSupply: true, prescriptionExpires: '2026-01-14' } } },
      { order: { patient: { directSupply: true, prescriptionExpires: '2026-01-15' } } },
    ],
    [
      { order: { patient: { directSupply: true, prescriptionExpires: '2025-12-31' } } },
      { order: { patient: { directSupply: true, prescriptionExpires: '' } } },
    ],
  ),
  told(
    [39, 'empiricalData', 'warning', soft, 'clinical.hvid'],
    [
      { clinical: { flatK: 43, refractionSphere: -2 } },
      { clinical: { flatK: 43, refractionSphere: -2, hvid: 11.8 } },
    ],
  ),
  told(
    [41, 'patientReferenceMissing', 'error', sphere, 'patientReference'],
    [{ order: { patientReference: '  ' } }, { order: { patientReference: 'A' } }],
  ),
  told(
    [42, 'creditHold', 'error', sphere, null],
    [{ order: { creditHold: true } }, { order: { creditHold: false } }],
  ),
  told(
    [0, 'notLent', 'error', { ...sphere, diagnosticPriceCents: null }, null],
    [{ order: { type: 'diagnostic' } }, { order: { type: 'new' } }],
  ),
].flat();
