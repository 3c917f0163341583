import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { useAdminHomeText } from './use-admin-home-text.ts';

interface WaitingCardProps {
  what: 'orders' | 'applications';
  /** The page where they are decided. */
  to: string;
  /** The number of pending decisions; undefined while it is not known. */
  total: number | undefined;
  error: unknown;
  onRetry: () => void;
  /** Further content. */
  children?: ReactNode;
}

/** Shows how many decisions are pending, with a link to them. */
export function WaitingCard({ what, to, total, error, onRetry, children }: WaitingCardProps) {
  const text = useAdminHomeText();
  return (
    <Card
      component="section"
      aria-label={text(`${what}.waiting`)}
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
    >
      <CardContent>
        <Typography color="text.secondary">{text(`${what}.waiting`)}</Typography>
        {error ? (
          <Typography role="alert">{text(`${what}.failed`)}</Typography>
        ) : (
          <Typography variant="h1" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total ?? <Skeleton width={48} />}
          </Typography>
        )}
        {children}
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2, flexWrap: 'wrap' }}>
        {Boolean(error) && <Button onClick={onRetry}>{text('retry')}</Button>}
        <Button variant={what === 'orders' ? 'contained' : 'outlined'} component={LinkBase} to={to}>
          {text(`${what}.open`)}
        </Button>
      </CardActions>
    </Card>
  );
}
