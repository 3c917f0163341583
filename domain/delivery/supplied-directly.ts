import type { PatientClinical } from '../schemas/clinical.ts';
import type { Delivery } from '../schemas/delivery.ts';

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
