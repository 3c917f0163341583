import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useListContext } from 'react-admin';
import type { Application } from '#domain/customers/application-schema.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge } from '../shared/age.ts';
import { COVERS } from '../shared/list/covers.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { formatPlace } from '../shared/place.ts';
import { useNow } from '../shared/use-now.ts';
import { pathOf } from './application-path.ts';
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx';

/** Shows the applications of react-admin's list as cards on narrow screens; the whole card is a link. */
export function ApplicationCards({ empty }: { empty: ReactNode }) {
  const text = useText('applications');
  const { data } = useListContext<Application>();
  if (data?.length === 0) return empty;
  return (
    <RowCards label={text('list.label')} isLoading={!data}>
      {data?.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
    </RowCards>
  );
}

function ApplicationCard({ application }: { application: Application }) {
  const locale = useLocale();
  const now = useNow();
  const { practice, status, contactName, email, submittedAt } = application;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, position: 'relative', overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <MuiLink component={LinkBase} to={pathOf(application)} sx={COVERS}>
          {practice}
        </MuiLink>
        <ApplicationStatusChip status={status} />
      </Box>
      <Typography variant="body2">
        {contactName} · {email}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 0.5 }}>
        <Typography variant="body2">{formatPlace(application)}</Typography>
        <Typography variant="caption" color="text.secondary">
          {formatAge(submittedAt, now, locale)}
        </Typography>
      </Box>
    </Paper>
  );
}
