import BlockIcon from '@mui/icons-material/Block';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import { CUSTOMERS_PATH } from '../customers/customer-path.ts';

/** Leads those who may see them to the write-offs, beside the list of invoices. */
export function WriteOffsButton() {
  const text = useText('payments');
  const may = useMay();
  if (!may('writeOffs:list')) return null;
  return (
    <Button
      component={LinkBase}
      to={`${CUSTOMERS_PATH}/write-offs`}
      size="small"
      startIcon={<BlockIcon />}
    >
      {text('writeOff.list')}
    </Button>
  );
}
