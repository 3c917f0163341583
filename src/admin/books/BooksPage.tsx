import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import Invoices from '#resources/invoices/Invoices.tsx';

const CustomerStatement = lazy(() => import('#resources/statements/CustomerStatement.tsx'));

const STATEMENT = /^statements\/(\d{6})$/;

/** PY-07, PY-08: the invoices of all practices, and the pages about all of them, each loaded when it is opened. */
export default function BooksPage() {
  const text = useText('books');
  const { '*': rest = '' } = useParams();
  return (
    <Suspense fallback={<Box sx={{ p: 3 }}>{text('loading')}</Box>}>
      <Content rest={rest} />
    </Suspense>
  );
}

function Content({ rest }: { rest: string }) {
  const account = STATEMENT.exec(rest)?.[1];
  if (account !== undefined) return <CustomerStatement accountNumber={account} />;
  return <Invoices />;
}
