import type { ReactNode } from 'react';
import { fill } from '#src/i18n/create-text.ts';
import type { Failure } from './failure.ts';
import { useRequestText } from '../request-text.ts';

/** Shows what went wrong; for a server failure, also the number that finds it in the server's log. */
export function FailureAlert({ failure, children }: { failure: Failure; children: ReactNode }) {
  const { failures } = useRequestText();
  const { requestId, status } = failure;
  return (
    <div className="alert" role="alert">
      {children}
      {requestId && status >= 500 && (
        <small className="request-id">{fill(failures.request, { id: requestId })}</small>
      )}
    </div>
  );
}
