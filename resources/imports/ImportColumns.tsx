import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ImportKind } from '#domain/import/import-columns.ts';
import type { Import, ImportCheck } from '#domain/import/import.ts';
import { mappingProblem } from '#domain/import/mapping-problem.ts';
import type { MappingProblem } from '#domain/import/mapping-problem.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { DateQuestion } from './DateQuestion.tsx';
import { importPath } from './import-path.ts';
import { LineDefaults } from './LineDefaults.tsx';
import { useColumnLabel } from './use-column-label.ts';
import { useImportSteps } from './use-import-steps.ts';

/** AD-17: the second step: which column is what, and whether emails are sent. */
export function ImportColumns({ found, onCancel }: { found: Import; onCancel?: () => void }) {
  const text = useText('imports');
  const location = useLocation();
  const [mapping, setMapping] = useState(found.mapping);
  const [sendEmails, setSendEmails] = useState(found.sendEmails);
  const [answers, setAnswers] = useState(() => answersOf(found));
  const answer = (changed: Partial<typeof answers>) =>
    setAnswers((given) => ({ ...given, ...changed }));
  const { take, isPending, unclearDate } = useImportSteps(found);
  const asked = unclearDate ?? found.answers.unclearDate;
  const problem = useProblemText(
    found.kind,
    mappingProblem(found.kind, mapping, answers.memberRole),
  );
  const state: unknown = location.state;
  return (
    <Box sx={{ maxWidth: 860, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {isOldEncoding(state) && <Alert severity="info">{text('columns.encoding')}</Alert>}
      <Typography>{text('columns.lead')}</Typography>
      <ColumnTable found={found} mapping={mapping} onChange={setMapping} />
      <Typography variant="body2" color="text.secondary">
        {text(`columns.blank.${found.kind}`)}
      </Typography>
      {found.kind === 'customers' && (
        <LineDefaults
          value={answers}
          hasMembers={mapping.includes('memberEmail')}
          onChange={answer}
        />
      )}
      {mapping.includes('memberEmail') && (
        <EmailChoice value={sendEmails} onChange={setSendEmails} />
      )}
      {asked !== null && (
        <DateQuestion
          date={asked}
          value={answers.dateOrder}
          onChange={(dateOrder) => answer({ dateOrder })}
        />
      )}
      <Box component="output">{problem && <Alert severity="warning">{problem}</Alert>}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={problem !== '' || (asked !== null && answers.dateOrder === null)}
          loading={isPending}
          onClick={() => take({ mapping, sendEmails, answers })}
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

/** Whether whoever is invited gets an email. */
function EmailChoice({ value, onChange }: { value: boolean; onChange: (sends: boolean) => void }) {
  const text = useText('imports');
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={value} onChange={(event) => onChange(event.target.checked)} />}
        label={text('columns.emails')}
      />
      <Typography variant="body2" color="text.secondary">
        {text('columns.emailsHelp')}
      </Typography>
    </div>
  );
}

/** What was answered before; what the dates showed themselves is no answer. */
function answersOf({ answers }: Import): ImportCheck['answers'] {
  const { country, memberRole, unclearDate } = answers;
  return { country, memberRole, dateOrder: unclearDate === null ? null : answers.dateOrder };
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
  if (wrong.fields.includes('memberRole')) return text('columns.noRole');
  const [first = '', second] = wrong.fields.map(nameOf);
  const list = second === undefined ? first : text('columns.or', { one: first, other: second });
  return text('columns.missing', { list });
}
