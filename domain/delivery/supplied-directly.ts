import type { PatientClinical } from '../clinical/fields/clinical.ts';
import type { Delivery } from './delivery.ts';

/** Returns the patient data; lenses that are shipped to the patient always count as supplied directly. */
export function patientOf({
  patient,
  delivery,
}: {
  patient: PatientClinical;
  delivery: Pick<Delivery, 'shipTo'>;
}): PatientClinical {
  return delivery.shipTo === 'patient' ? { ...patient, directSupply: true } : patient;
}
