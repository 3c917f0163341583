import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';
import { LONGEST_PATIENT_REFERENCE } from './reading/patient-reference.ts';

export interface ImportedPatientProps {
  /** The patient reference of the file. */
  fromFile: string | null;
  /** The form already has a patient reference. */
  patientKept: boolean;
  /** What the user enters when neither has one. */
  reference: string;
  onReference: (reference: string) => void;
}

/** Asks for the patient reference when neither form nor file has one. */
export function ImportedPatient(props: ImportedPatientProps) {
  const { fromFile, patientKept, reference, onReference } = props;
  const text = useText('importPrescription');
  if (patientKept) return fromFile && <Typography>{text('patientKept')}</Typography>;
  if (fromFile) {
    return (
      <Typography>
        {text('patientReference')}: {fromFile}
      </Typography>
    );
  }
  return (
    <TextField
      label={text('patientReference')}
      helperText={text('patientAsked')}
      value={reference}
      onChange={(event) => onReference(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: LONGEST_PATIENT_REFERENCE } }}
    />
  );
}
