import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { ReturnRequest } from '#domain/money/returns/return-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { CUSTOMERS_PATH } from '../../customers/customer-path.ts';

/** CR-03: how the credit of a request is taken back, which the ledger allows while none of it is used (decision 44). */
export function UndoNote({ request }: { request: Pick<ReturnRequest, 'creditId'> }) {
  const text = useText('returnDesk');
  const may = useMay();
  const { creditId: number } = request;
  if (number === '') return null;
  if (!may('credits:reverse')) return <Box>{text('askToUndo', { number })}</Box>;
  return (
    <Box>
      {text('undo', { number })}{' '}
      <MuiLink component={LinkBase} to={`${CUSTOMERS_PATH}/credits/${number}/show`}>
        {text('credit', { number })}
      </MuiLink>
    </Box>
  );
}
