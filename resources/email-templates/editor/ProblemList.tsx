import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { TemplateProblem } from '#domain/emails/email-template.ts';
import { useText } from '#providers/messages/use-text.ts';

interface ProblemListProps {
  problems: readonly TemplateProblem[];
  onJump: (problem: TemplateProblem) => void;
}

/** EM-02: what is wrong with the draft, each a button that leads to its place. */
export function ProblemList({ problems, onJump }: ProblemListProps) {
  const text = useText('emailTemplates');
  const translate = useTranslate();
  return (
    <Box component="output" aria-label={text('problems.label')} sx={{ display: 'block' }}>
      {problems.length > 0 && (
        <Alert severity="error" icon={false}>
          <AlertTitle>{text('problems.title', { smart_count: problems.length })}</AlertTitle>
          <ul>
            {problems.map((problem) => {
              const { field, line, column, message } = problem;
              const place = text('problems.place', {
                field: translate(`resources.email-templates.fields.${field}`),
                line,
                column,
              });
              return (
                <li key={`${field} ${line} ${column} ${message}`}>
                  <Link
                    component="button"
                    type="button"
                    color="inherit"
                    sx={{ textAlign: 'left', verticalAlign: 'baseline' }}
                    onClick={() => onJump(problem)}
                  >
                    {place}
                  </Link>{' '}
                  <span lang="en">{message}</span>
                </li>
              );
            })}
          </ul>
        </Alert>
      )}
    </Box>
  );
}
