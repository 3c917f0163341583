import { RadioButtonGroupInput } from 'react-admin';
import { PATIENT_NAME_CHOICES } from '#domain/emails/email-states.ts';
import { useText } from '#providers/messages/use-text.ts';

/** EM-01: how much of a patient's name emails show, each with an example. */
export function PatientNamesInput({ source }: { source: string }) {
  const text = useText('emailSettings');
  const choices = PATIENT_NAME_CHOICES.map((id) => ({ id, name: text(`patientNames.${id}`) }));
  return <RadioButtonGroupInput source={source} choices={choices} row={false} />;
}
