import { vi } from 'vitest';
import type { HttpClient } from '#providers/http/http.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import type { Pages } from '#src/page/start.ts';
import { VisitorPages } from '#src/visitor-pages.tsx';
import { startFakeSession } from '../../unit/providers/session-fixture.ts';
import { renderIn } from '../render-in.tsx';

/** The pages of whoever is not signed in, at the browser's address. */
export function showVisitor(at: string, client: HttpClient): void {
  history.replaceState(null, '', at);
  renderIn(
    startFakeSession().session,
    <RuntimeContext value={{ client } as Runtime}>
      <VisitorPages loadPortal={vi.fn<() => Promise<Pages>>()} />
    </RuntimeContext>,
  );
}
