import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { ProblemsContext } from './editor-context.ts';
import { describePlace } from './problems/describe-place.ts';

/** Lists the errors that keep the lens from being saved; each entry focuses its field. */
export function ProblemList({ onGo }: { onGo: (path: string) => void }) {
  const text = useText('lensEditor');
  const { getValues } = useFormContext<LensValues>();
  const problems = useContext(ProblemsContext);
  if (problems.size === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{text('wrong.title')}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...problems].map(([path, message]) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              onClick={() => onGo(path)}
              sx={{ textAlign: 'left', minHeight: 24 }}
            >
              {text('wrong.at', { place: describePlace(path, getValues(), text), message })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
