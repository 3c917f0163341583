import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { useRecordChanges } from '../../shared/use-record-changes.ts';
import { VISUALLY_HIDDEN } from '../../shared/visually-hidden.ts';
import { useLensText } from '../common/use-lens-text.ts';
import { ScanList } from './ScanList.tsx';
import { useOutcomeText } from './use-outcome-text.ts';
import { type Scan, useScans } from './use-scans.ts';

/** What the number of a request begins with, as a scanner or a person types it. */
const BEGINS = /^[r\d]$/i;

/** Where keys belong to something else. */
const TYPED_IN =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="combobox"]';

/** The longest text that is read; a bar code of ours is shorter. */
const MOST = 60;

/** CR-03: records lenses that come back, by their RMA numbers: each scan is one. */
export function ReceiveByScan() {
  useRecordChanges('returnRequests');
  return useMay()('returnRequests:receive') ? <Receiving /> : null;
}

function Receiving() {
  const text = useText('returnDesk');
  const titleId = useId();
  const { scans, take, clear } = useScans();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, mb: 1 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {text('scan.title')}
      </Typography>
      <ScanForm onScan={take} />
      <Announced scan={scans.find(({ outcome }) => outcome !== null)} />
      {scans.length > 0 && <ScanList scans={scans} onUse={take} onClear={clear} />}
    </Paper>
  );
}

/** A scanner types into the field and ends with Enter. The field keeps the focus for the next lens. */
function ScanForm({ onScan }: { onScan: (scanned: string) => void }) {
  const text = useText('returnDesk');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useFocusOnScan(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (typed.trim() === '') return;
    onScan(typed);
    setTyped('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        id="scanned-return"
        label={text('scan.label')}
        helperText={text('scan.help')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        inputRef={field}
        autoComplete="off"
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
        slotProps={{
          htmlInput: {
            maxLength: MOST,
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'done',
          },
        }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 40 }}>
        {text('scan.submit')}
      </Button>
    </Box>
  );
}

/** Announces to a screen reader what became of the newest scan; each is a new element, so that the same words are read again. */
function Announced({ scan }: { scan: Scan | undefined }) {
  const outcomeText = useOutcomeText();
  const lensText = useLensText();
  const outcome = scan?.outcome ?? null;
  const request = outcome && 'request' in outcome ? outcome.request : null;
  return (
    <Box component="output" sx={VISUALLY_HIDDEN}>
      {outcome && (
        <span key={scan?.id}>
          {request && `${request.id}, ${request.practice}, ${lensText(request)}. `}
          {outcomeText(outcome)}
        </span>
      )}
    </Box>
  );
}

/** Gives the field the focus when a number begins while no field has it, so that the scan goes into it from its first key on. */
function useFocusOnScan(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !BEGINS.test(key)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
