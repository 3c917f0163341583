import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { JOURNAL_ACCOUNT_KINDS } from '#domain/money/journal/journal-accounts.ts';
import type { JournalSettings } from '#domain/money/journal/journal.ts';
import { useText } from '#providers/messages/use-text.ts';

/** Which account of the bookkeeping is which, for those who do not set it. */
export function AccountsTable({ settings }: { settings: JournalSettings }) {
  const text = useText('books');
  return (
    <>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-label={text('journal.accounts')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('journal.kind')}</TableCell>
              <TableCell>{text('journal.name')}</TableCell>
              <TableCell>{text('journal.code')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {JOURNAL_ACCOUNT_KINDS.map((kind) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row">
                  {text(`journal.kinds.${kind}`)}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {settings.accounts[kind].name}
                </TableCell>
                <TableCell>{settings.accounts[kind].code}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {`${text('journal.zone')}: ${settings.timeZone}. ${text('journal.setBy')}`}
      </Typography>
    </>
  );
}
