import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';
import type { Application } from '#domain/schemas/application.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { formatAge, formatMoment } from '../shared/age.ts';
import { COVERS } from '../shared/list/covers.ts';
import { formatPlace } from '../shared/place.ts';
import { useNow } from '../shared/use-now.ts';
import { pathOf } from './application-path.ts';
import { ApplicationStatusChip } from './ApplicationStatusChip.tsx';

const BREAKS = { overflowWrap: 'anywhere' } as const;

export function ApplicationTableRow({ application }: { application: Application }) {
  const locale = useLocale();
  const now = useNow();
  const { submittedAt, practice, contactName, email, status } = application;
  return (
    <TableRow hover sx={{ height: 40, position: 'relative' }}>
      <TableCell title={formatMoment(submittedAt, locale)} sx={{ whiteSpace: 'nowrap' }}>
        {formatAge(submittedAt, now, locale)}
      </TableCell>
      <TableCell sx={BREAKS}>
        <MuiLink component={LinkBase} to={pathOf(application)} sx={COVERS}>
          {practice}
        </MuiLink>
      </TableCell>
      <TableCell>{formatPlace(application)}</TableCell>
      <TableCell sx={BREAKS}>
        {contactName}
        <Typography variant="caption" component="div" color="text.secondary">
          {email}
        </Typography>
      </TableCell>
      <TableCell>
        <ApplicationStatusChip status={status} />
      </TableCell>
    </TableRow>
  );
}
