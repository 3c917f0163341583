import type { EyeClinical, PatientClinical } from '../../clinical/fields/clinical.ts';
import type { OrderType, ReturnReason } from '../../orders/order-types.ts';
import type { Eye } from '../../orders/order.ts';
import type { EyeEligibility } from '../../orders/warranty-eligibility.ts';
import type { LensDefinition, Prescription } from '../model/lens.ts';

/** An error blocks the order, a warning asks the user to check it again, information is only shown. */
export type WarningLevel = 'error' | 'warning' | 'information';

/** The data of one eye that is checked. */
export interface WarningEye {
  lens: LensDefinition;
  prescription: Prescription;
  clinical: EyeClinical;
  /** The lens of the same eye in the earlier order, if any. */
  earlier: { lensId: string; prescription: Prescription } | null;
  /** The remaining warranty of that lens; null when unknown or without an earlier order. */
  eligibility: EyeEligibility | null;
}

export interface WarningContext {
  type: OrderType;
  sourceOrderId: string | null;
  returnReason: ReturnReason | null;
  patientReference: string;
  patient: PatientClinical;
  eyes: Partial<Record<Eye, WarningEye>>;
  /** Whether the account must pay before it may order. */
  creditHold: boolean;
  /** ISO date. */
  today: string;
}

/** A finding about an order. `code` names the rule, `field` the field that shows it. */
export interface Warning {
  code: string;
  /** Its number in section 5 of the trade's facts. */
  number: number;
  level: WarningLevel;
  /** Null for the whole order. */
  eye: Eye | null;
  /** A parameter (`values.axis`), a clinical field (`clinical.hvid`), a field of the order (`patientReference`), or null. */
  field: string | null;
  /** The values for its text, as plain numbers. */
  params: Record<string, string | number>;
}
