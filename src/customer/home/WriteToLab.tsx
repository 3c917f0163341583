import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { loadOrReload } from '../../page/lazy-page.ts';

/** The Dashboard needs no form until somebody writes. */
const WriteToLabDialog = lazy(() => loadOrReload(() => import('./WriteToLabDialog.tsx')));

/** RS-03: writes an email to the lab. */
export function WriteToLab() {
  const text = useText('customer');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MailIcon aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {text('write.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WriteToLabDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
