import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Period, dayIn, monthOf, periodProblem } from '#domain/money/statements/periods.ts';
import type { Statement } from '#domain/money/statements/statement.ts';
import { errorStatus } from '#providers/http/error-body.ts';
import { useConnection } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { loadStatement, statementPath } from '#providers/money/statements.ts';
import { LoadError } from '../shared/list/LoadError.tsx';
import { NotThere } from '../shared/show/NotThere.tsx';
import { ShowHead } from '../shared/show/ShowHead.tsx';
import { useDownload } from '../shared/use-download.ts';
import { useRecordChanges } from '../shared/use-record-changes.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { StatementBody } from './StatementBody.tsx';
import { useAddressPeriod } from './use-period.ts';

interface StatementPageProps {
  accountNumber: string;
  /** The page of an invoice. */
  invoicePath: (number: string) => string;
  /** What is said above the statement. */
  notice?: ReactNode;
  /** The ways to other pages. */
  actions: ReactNode;
}

/** PY-08: the statement of an account over a period that the address names, live. */
export function StatementPage({ accountNumber, invoicePath, notice, actions }: StatementPageProps) {
  const text = useText('statements');
  const { setPeriod, from, to } = useAddressPeriod();
  const asked = { from, to };
  const { data, error, refetch } = useStatement(accountNumber, asked);
  if (error && errorStatus(error) === 404) {
    return <NotThere title={text('notFound')} text={text('notFoundText')} />;
  }
  // A wrong period is corrected in the form; the statement of the one before would be beside it.
  const isRefused = isWrong(asked);
  const statement = isRefused || error ? undefined : data;
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1200 }}>
      <ShowHead
        title={data ? text('of', { practice: data.practice }) : text('title')}
        state={accountNumber}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions}
          {statement && <Downloads statement={statement} />}
        </Box>
      </ShowHead>
      {notice}
      <PeriodForm
        period={shownPeriod(asked, statement)}
        timeZone={data?.timeZone ?? HERE}
        onChoose={setPeriod}
      />
      {statement && (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {text('days', { zone: statement.timeZone })}
          </Typography>
          <StatementBody statement={statement} invoicePath={invoicePath} />
        </>
      )}
      {error && (
        <Box sx={{ mt: 2 }}>
          <LoadError title={text('error')} error={error} onRetry={() => void refetch()} />
        </Box>
      )}
      {!statement && !error && !isRefused && (
        <Box component="output" aria-busy aria-label={text('loading')} sx={{ display: 'block' }}>
          <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
        </Box>
      )}
    </Box>
  );
}

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the days in the form: those of the statement, until it is there those of the address. */
function shownPeriod(asked: Partial<Period>, statement: Statement | undefined): Period {
  const { from, to } = statement ?? { ...monthOf(dayIn(HERE, new Date())), ...defined(asked) };
  return { from, to };
}

function defined({ from, to }: Partial<Period>): Partial<Period> {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function Downloads({ statement }: { statement: Statement }) {
  const text = useText('statements');
  const locale = useLocale();
  const { busy, start } = useDownload();
  const { accountNumber, from, to } = statement;
  return (['pdf', 'csv'] as const).map((kind) => (
    <Button
      key={kind}
      variant="outlined"
      startIcon={<FileDownloadOutlined aria-hidden />}
      disabled={busy}
      onClick={() =>
        void start(
          statementPath(accountNumber, { from, to }, { file: `/statement.${kind}`, lang: locale }),
        )
      }
    >
      {text(kind)}
    </Button>
  ));
}

/** Whether both days are known and make no period. */
function isWrong({ from, to }: Partial<Period>): boolean {
  return from !== undefined && to !== undefined && periodProblem({ from, to }) !== null;
}

/** Loads a statement, unless its period is wrong, and again whenever an invoice changes. */
function useStatement(accountNumber: string, { from, to }: Partial<Period>) {
  const connection = useConnection();
  useRecordChanges('invoices');
  return useQuery({
    // Below the invoices, so that a change of one reads it again.
    queryKey: ['invoices', 'statement', accountNumber, from, to],
    enabled: !isWrong({ from, to }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => loadStatement(connection, accountNumber, { from, to }, signal),
  });
}
