import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { mappingProblem } from '#domain/import/mapping-problem.ts';
import type { MappingProblem } from '#domain/import/mapping-problem.ts';
import type { ImportKind } from '#domain/import/import-columns.ts';
import type { Import } from '#domain/schemas/import.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { DateQuestion } from './DateQuestion.tsx';
import { importPath } from './import-path.ts';
import { useColumnLabel } from './use-column-label.ts';
import { useImportSteps } from './use-import-steps.ts';

/** AD-17: the second step: which column is what, and whether emails are sent. */
export function ImportColumns({ found, onCancel }: { found: Import; onCancel?: () => void }) {
  const text = useText('imports');
  const location = useLocation();
  const [mapping, setMapping] = useState(found.mapping);
  const [sendEmails, setSendEmails] = useState(found.sendEmails);
  const { answers } = found;
  // what the dates told themselves is no answer
  const [dateOrder, setDateOrder] = useState(
    answers.unclearDate === null ? null : answers.dateOrder,
  );
  const { take, isPending, unclearDate } = useImportSteps(found);
  const asked = unclearDate ?? answers.unclearDate;
  const problem = useProblemText(found.kind, mappingProblem(found.kind, mapping));
  const state: unknown = location.state;
  return (
    <Box sx={{ maxWidth: 860, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {isOldEncoding(state) && <Alert severity="info">{text('columns.encoding')}</Alert>}
      <Typography>{text('columns.lead')}</Typography>
      <ColumnTable found={found} mapping={mapping} onChange={setMapping} />
      <Typography variant="body2" color="text.secondary">
        {text(`columns.blank.${found.kind}`)}
      </Typography>
      {mapping.includes('memberEmail') && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={sendEmails}
                onChange={(event) => setSendEmails(event.target.checked)}
              />
            }
            label={text('columns.emails')}
          />
          <Typography variant="body2" color="text.secondary">
            {text('columns.emailsHelp')}
          </Typography>
        </div>
      )}
      {asked !== null && <DateQuestion date={asked} value={dateOrder} onChange={setDateOrder} />}
      <Box component="output">{problem && <Alert severity="warning">{problem}</Alert>}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={problem !== '' || (asked !== null && dateOrder === null)}
          loading={isPending}
          onClick={() => take({ mapping, sendEmails, answers: { dateOrder } })}
        >
          {text('columns.check')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{text('running.cancel')}</Button>}
        <Button component={LinkBase} to={importPath(found.kind)}>
          {text('preview.other')}
        </Button>
      </Box>
    </Box>
  );
}

/** The page that has read the file says how. */
function isOldEncoding(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('encoding' in state)) return false;
  return state.encoding === 'windows-1252';
}

function useProblemText(kind: ImportKind, wrong: MappingProblem | null): string {
  const text = useText('imports');
  const nameOf = useColumnLabel(kind);
  if (!wrong) return '';
  if (wrong.problem !== 'missing') return text('columns.twice', { field: nameOf(wrong.field) });
  const [first = '', second] = wrong.fields.map(nameOf);
  const list = second === undefined ? first : text('columns.or', { one: first, other: second });
  return text('columns.missing', { list });
}
