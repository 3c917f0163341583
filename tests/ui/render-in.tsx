import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Runtime } from '#providers/runtime.ts';
import type { Session } from '#providers/session/session-contract.ts';
import { SessionContext } from '#providers/session/use-session.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';

/** Renders within a session and, when it is given, a runtime. */
export function renderIn(
  session: Session,
  element: ReactNode,
  runtime?: Partial<Runtime>,
): RenderResult {
  const within = <SessionContext value={session}>{element}</SessionContext>;
  if (!runtime) return render(within);
  return render(<RuntimeContext value={runtime as Runtime}>{within}</RuntimeContext>);
}
