import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import type { ConsultantRequest } from '#domain/consultant/requests/consultant-request.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { useFailureMessage } from '../shared/use-failure-message.ts';
import { mailtoOf } from './mailto.ts';
import { useRequestStep } from './use-request-step.ts';

/** VC-03: what can be done at once with the request of the context. A note is written by editing it. */
export function RequestActions() {
  const request = useRecordContext<ConsultantRequest>();
  const uid = useSession().user?.uid ?? '';
  const text = useText('consultantDesk');
  const messageOf = useFailureMessage();
  const step = useRequestStep();
  if (!request) return null;
  const isOpen = request.state === 'new' || request.state === 'inProgress';
  return (
    <>
      {isOpen && request.assignee !== uid && (
        <Button
          variant="contained"
          size="small"
          disabled={step.isPending}
          onClick={() => step.mutate({ seen: request, state: 'inProgress', assignee: uid })}
        >
          {text('take')}
        </Button>
      )}
      {request.email !== '' && (
        <Button variant="outlined" size="small" href={mailtoOf(request, text('subject'))}>
          {text('reply')}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="outlined"
          size="small"
          disabled={step.isPending}
          onClick={() =>
            step.mutate({ seen: request, state: 'answered', assignee: request.assignee || uid })
          }
        >
          {text('answered')}
        </Button>
      )}
      {step.error && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          <AlertTitle>{text('failed')}</AlertTitle>
          {messageOf(step.error)}
        </Alert>
      )}
    </>
  );
}
