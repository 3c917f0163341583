import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PortalUser, UserAudit } from '#domain/access/user.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { useAuditText } from './use-audit-text.ts';

const PER_PAGE = 10;
const COLUMNS = ['at', 'action', 'actor'] as const;

/** SE-03: lists the audit records about the user and by the user, latest first. */
export function UserAuditTrail({ user }: { user: PortalUser }) {
  const text = useText('userShow');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'audit', user.id, page],
    queryFn: () => dataProvider.userAudit(user.id, { page, perPage: PER_PAGE }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return <LoadError title={text('audit.error')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.total === 0) {
    return <Typography color="text.secondary">{text('audit.none')}</Typography>;
  }
  const pages = Math.ceil(data.total / PER_PAGE);
  return (
    <>
      {/* wider than a phone: the keyboard must be able to scroll it */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={text('audit.title')}
        sx={{ overflowX: 'auto' }}
      >
        <Table size="small" aria-label={text('audit.title')}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((column) => (
                <TableCell key={column}>{text(`audit.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map((line) => (
              <AuditLine key={line.id} line={line} email={user.email} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => setPage(next)}
          size="small"
          sx={{ mt: 1 }}
        />
      )}
    </>
  );
}

function AuditLine({ line, email }: { line: UserAudit; email: string }) {
  const locale = useLocale();
  const { deed, more } = useAuditText(email)(line);
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <time dateTime={line.at}>{formatMoment(line.at, locale)}</time>
      </TableCell>
      <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
        {deed}
        {more && (
          <Typography variant="caption" component="div" color="text.secondary">
            {more}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>{line.actor}</TableCell>
    </TableRow>
  );
}
