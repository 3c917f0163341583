import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import type { Failure } from './failure.ts';

/** Shows what went wrong; for a server failure, also the number that finds it in the server's log. */
export function FailureAlert({ failure, children }: { failure: Failure; children: ReactNode }) {
  const text = useText('request');
  const { requestId, status } = failure;
  return (
    <div className="alert" role="alert">
      {children}
      {requestId && status >= 500 && (
        <small className="request-id">{text('failures.request', { id: requestId })}</small>
      )}
    </div>
  );
}
