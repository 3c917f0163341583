import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { errorStatus } from '#providers/http/error-body.ts';
import { useText } from '#providers/messages/use-text.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { NotThere } from '../../shared/show/NotThere.tsx';
import { LENSES_PATH } from '../common/lens-path.ts';

interface LensFormPageProps {
  title: string;
  error: unknown;
  isLoading: boolean;
  onRetry: () => void;
  /** The form, rendered once its initial values are loaded. */
  children: ReactNode;
}

/** The page around the form: its title, a placeholder while it loads, and the error when loading fails. */
export function LensFormPage({ title, error, isLoading, onRetry, children }: LensFormPageProps) {
  const text = useText('lensEditor');
  if (isLoading && errorStatus(error) === 404) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <MuiLink component={LinkBase} to={LENSES_PATH} sx={{ justifySelf: 'start' }}>
        {text('back')}
      </MuiLink>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {isLoading && error !== null && (
        <LoadError title={text('loadError')} error={error} onRetry={onRetry} />
      )}
      {isLoading && error === null && (
        <Box component="output" aria-busy aria-label={text('title.loading')}>
          <Skeleton variant="rounded" height={360} />
        </Box>
      )}
      {!isLoading && children}
    </Box>
  );
}
