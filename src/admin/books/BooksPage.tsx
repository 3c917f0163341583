import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { LinkBase, useParams } from 'react-admin';
import type { Permission } from '#domain/access/permissions.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useMay } from '#providers/session/use-may.ts';
import Invoices from '#resources/invoices/Invoices.tsx';
import { useBooksPath } from '#resources/payments/paths/use-books-path.ts';

const STATEMENT = /^statements\/(\d{6})$/;

const CustomerStatement = lazy(() => import('#resources/statements/CustomerStatement.tsx'));

type Tab = 'invoices' | 'receivables' | 'payouts' | 'journal';

interface BookPage {
  tab: Tab;
  permission: Permission;
  page: ComponentType;
}

/** The pages about the books of all practices, by what follows in the address. */
const PAGES: ReadonlyMap<string, BookPage> = new Map<string, BookPage>([
  ['', { tab: 'invoices', permission: 'invoices:list', page: Invoices }],
  [
    'receivables',
    {
      tab: 'receivables',
      permission: 'books:open',
      page: lazy(() => import('#resources/receivables/Receivables.tsx')),
    },
  ],
  [
    'payouts',
    {
      tab: 'payouts',
      permission: 'books:open',
      page: lazy(() => import('#resources/payouts/Payouts.tsx')),
    },
  ],
  [
    'journal',
    {
      tab: 'journal',
      permission: 'books:open',
      page: lazy(() => import('#resources/journal/Journal.tsx')),
    },
  ],
]);

/**
 * PY-07, PY-08: the invoices of all practices, and the pages about all of them, each loaded when it is opened. Super admins
 * have them in Customer Management, bookkeepers below an address of their own.
 */
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
  const known = PAGES.get(rest);
  // The page of one invoice has an address below the list.
  if (!known) return <Invoices />;
  const { tab, page: Page } = known;
  return (
    <>
      <BookTabs current={tab} />
      <Page />
    </>
  );
}

function BookTabs({ current }: { current: Tab }) {
  const text = useText('books');
  const may = useMay();
  const path = `${useBooksPath()}/invoices`;
  const tabs = [...PAGES].filter(([, { permission }]) => may(permission));
  return (
    <Box
      component="nav"
      aria-label={text('tabs.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 2, md: 3 }, pt: 2 }}
    >
      {tabs.map(([rest, { tab }]) => (
        <Button
          key={tab}
          component={LinkBase}
          to={rest ? `${path}/${rest}` : path}
          size="small"
          variant={tab === current ? 'contained' : 'text'}
          aria-current={tab === current ? 'page' : undefined}
        >
          {text(`tabs.${tab}`)}
        </Button>
      ))}
    </Box>
  );
}
