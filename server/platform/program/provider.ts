/** The maker: whom the portal's e-mails and confirmations are from. */
export interface Provider {
  name: string;
  /** http(s). */
  website: string;
  /** Blank: not known, and printed nowhere. */
  phone: string;
}

/** What stands there on one's own machine; addresses and numbers of nobody. */
export const NEUTRAL_PROVIDER: Provider = {
  name: 'Lens Portal',
  website: 'https://lens-portal.test',
  phone: '+1 555 0100',
};

/**
 * EM-01: where the names of patients stand. `portal`: on the order's page, work sheet and confirmation only.
 * `everywhere`: in e-mails and FHIR exports, too, which leave the portal.
 */
export const PATIENT_NAMES = ['portal', 'everywhere'] as const;
export type PatientNames = (typeof PATIENT_NAMES)[number];
