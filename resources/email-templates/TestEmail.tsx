import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { TemplatePreview } from '#domain/emails/email-template.ts';
import type { PortalDataProvider } from '#providers/data/data.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { DecisionFrame } from '../shared/decision/DecisionDialog.tsx';
import { useStep } from '../shared/step/use-step.ts';

interface TestEmailProps {
  /** Returns what is sent: the draft as it is now. */
  draftOf: () => TemplatePreview;
  isDisabled: boolean;
}

/** EM-02: sends the draft to the address of whoever is signed in, after they have seen it. */
export function TestEmail({ draftOf, isDisabled }: TestEmailProps) {
  const text = useText('emailTemplates');
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const test = useStep({
    send: () => dataProvider.testTemplate(draftOf()),
    changes: [],
    done: ({ data: { to } }) => text('test.sent', { to }),
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isDisabled}
        onClick={() => {
          test.reset();
          setOpen(true);
        }}
      >
        {text('test.open')}
      </Button>
      {isOpen && (
        <DecisionFrame
          title={text('test.title')}
          consequence={text('test.text', { to: user?.email ?? '' })}
          action={text('test.send')}
          tone="primary"
          isPending={test.isPending}
          error={test.error}
          onOpened={() => undefined}
          onSubmit={() => test.mutate()}
          onClose={() => setOpen(false)}
        >
          {null}
        </DecisionFrame>
      )}
    </>
  );
}
