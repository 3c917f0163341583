import type { PatientClinical } from '../schemas/clinical.ts';
import type { Delivery } from '../schemas/delivery.ts';

/** What concerns the patient: lenses that are shipped to the patient go straight to them, whatever else was said. */
export function patientOf({
  patient,
  delivery,
}: {
  patient: PatientClinical;
  delivery: Pick<Delivery, 'shipTo'>;
}): PatientClinical {
  return delivery.shipTo === 'patient' ? { ...patient, directSupply: true } : patient;
}
