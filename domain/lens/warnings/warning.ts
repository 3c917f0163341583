import type { EyeClinical, PatientClinical } from '../../schemas/clinical.ts';
import type { LensDefinition, Prescription } from '../../schemas/lens.ts';
import type { Eye } from '../../schemas/order.ts';
import type { EyeEligibility } from '../../schemas/warranty-eligibility.ts';
import type { OrderType, ReturnReason } from '../../order-types.ts';

/** An error blocks, a warning asks to look again, an information only tells. */
export type WarningLevel = 'error' | 'warning' | 'information';

/** What is known of one eye when the order is looked at. */
export interface WarningEye {
  lens: LensDefinition;
  prescription: Prescription;
  clinical: EyeClinical;
  /** The lens of the same eye in the earlier order, when there is one. */
  earlier: { lensId: string; prescription: Prescription } | null;
  /** What the maker still grants on that lens; null when it is not known or there is no earlier order. */
  eligibility: EyeEligibility | null;
}

export interface WarningContext {
  type: OrderType;
  sourceOrderId: string | null;
  returnReason: ReturnReason | null;
  patientReference: string;
  patient: PatientClinical;
  eyes: Partial<Record<Eye, WarningEye>>;
  /** Whether the account may not order before it has paid. */
  creditHold: boolean;
  /** ISO date. */
  today: string;
}

/** Something about an order that somebody should know. `code` names the rule, `field` where it is shown. */
export interface Warning {
  code: string;
  /** Its number in section 5 of the trade's facts. */
  number: number;
  level: WarningLevel;
  /** Null: about the whole order. */
  eye: Eye | null;
  /** A parameter (`values.axis`), a clinical field (`clinical.hvid`), a field of the order (`patientReference`), or null. */
  field: string | null;
  /** What its text is filled with, in numbers as they are. */
  words: Record<string, string | number>;
}
