import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamChange } from '#domain/access/member.ts';
import { CHANGES_PER_PAGE, type TeamRequests } from '#providers/account/team.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatMoment } from '../../shared/age.ts';
import { LoadError } from '../../shared/list/LoadError.tsx';
import { TEAM_FACTS, TEAM_ROWS } from './rows.ts';

interface TeamHistoryProps {
  accountNumber: string;
  requests: Pick<TeamRequests, 'changes'>;
}

/** AD-08, SE-03: what happened to the team of the account, latest first. */
export function TeamHistory({ accountNumber, requests }: TeamHistoryProps) {
  const text = useText('team');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['team', accountNumber, 'changes', page],
    queryFn: ({ signal }) => requests.changes(page, signal),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return <LoadError title={text('history.error')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy />;
  if (data.total === 0) {
    return <Typography color="text.secondary">{text('history.none')}</Typography>;
  }
  const pages = Math.ceil(data.total / CHANGES_PER_PAGE);
  return (
    <>
      <Box component="ul" aria-label={text('history.title')} sx={TEAM_ROWS}>
        {data.rows.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          aria-label={text('history.pages')}
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

function ChangeRow({ change }: { change: TeamChange }) {
  const text = useText('team');
  const shell = useText('shell');
  const locale = useLocale();
  const { at, actor, deed, subject, before, practiceRole } = change;
  const nameOf = (role: TeamChange['before']) => (role ? shell(`practiceRoles.${role}`) : '');
  return (
    <li>
      <Typography sx={TEAM_FACTS}>
        {text(`history.deeds.${deed}`, {
          actor,
          subject,
          before: nameOf(before),
          role: nameOf(practiceRole),
        })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </Typography>
    </li>
  );
}
