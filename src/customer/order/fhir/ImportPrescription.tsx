import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNotify } from 'react-admin';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ChoosePrescription } from './ChoosePrescription.tsx';
import { FilledDialog } from './FilledDialog.tsx';
import { ImportRefusal } from './ImportRefusal.tsx';
import { readPrescriptionFile, type FileOutcome } from './read-prescription-file.ts';
import type { ImportedPrescription } from './reading/imported-prescription.ts';

/** OR-10: fills the order form from a FHIR VisionPrescription or a Bundle of them; the form's rules check its values like typed ones. */
export function ImportPrescription({ lenses }: { lenses: LensDefinition[] }) {
  const text = useText('importPrescription');
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<FileOutcome | null>(null);
  const close = () => setOutcome(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // Allows choosing the same file again after it was corrected.
    target.value = '';
    if (file) setOutcome(await readPrescriptionFile(file));
  };
  return (
    <>
      <Button startIcon={<UploadFileOutlined />} onClick={() => input.current?.click()}>
        {text('open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,application/fhir+json"
        aria-label={text('open')}
        onChange={(event) => void choose(event)}
      />
      {outcome?.kind === 'read' && (
        <ReadFile
          outcome={outcome}
          lenses={lenses}
          onClose={close}
          onDone={() => {
            close();
            notify(text('done'), { type: 'success' });
          }}
        />
      )}
      {outcome && outcome.kind !== 'read' && <ImportRefusal outcome={outcome} onClose={close} />}
    </>
  );
}

interface ReadFileProps {
  outcome: Extract<FileOutcome, { kind: 'read' }>;
  lenses: LensDefinition[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks which prescription to import when the file has several, then shows it. */
function ReadFile({ outcome, lenses, onClose, onDone }: ReadFileProps) {
  const { prescriptions, problems } = outcome;
  const only = prescriptions.length === 1 ? prescriptions[0] : undefined;
  const [chosen, setChosen] = useState<ImportedPrescription | undefined>(only);
  if (!chosen) {
    return (
      <ChoosePrescription
        prescriptions={prescriptions}
        problems={problems}
        onChoose={setChosen}
        onClose={onClose}
      />
    );
  }
  const dialog = { imported: chosen, problems, lenses, onClose, onDone };
  return <FilledDialog {...dialog} />;
}
