/** The lab, which sends the portal's emails and confirmations. */
export interface Provider {
  name: string;
  /** http(s). */
  website: string;
  /** Blank when unknown; then it is not printed. */
  phone: string;
  /** The lines of the postal address, which lenses come back to; none when unknown. */
  address?: readonly string[];
  /** PY-05: the lines of where checks go, the name first; none when it is the postal address. */
  remitTo?: readonly string[];
}

/** PY-05: returns the lines of where checks go; none while no address is known. */
export function remitLines({ name, address = [], remitTo = [] }: Provider): readonly string[] {
  if (remitTo.length > 0) return remitTo;
  return address.length > 0 ? [name, ...address] : [];
}

/** The local default. Its addresses and numbers belong to nobody. */
export const NEUTRAL_PROVIDER: Provider = {
  name: 'Lens Portal',
  website: 'https://lens-portal.test',
  phone: '+1 555 0100',
  address: ['1 Example Street', 'Springfield, IL 00000'],
};

/**
 * EM-01: where patient names appear. `portal`: only on the order's page, work sheet and confirmation. `everywhere`:
 * also in emails and FHIR exports, which leave the portal.
 */
export const PATIENT_NAMES = ['portal', 'everywhere'] as const;
export type PatientNames = (typeof PATIENT_NAMES)[number];
