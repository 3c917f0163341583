import { authFlowProblem } from '#providers/firebase/auth-flow.ts';
import type { AuthFlowProblem, AuthFlow, LinkAction } from '#providers/firebase/auth-flow.ts';

/** The result of opening a link. */
export type LinkOutcome =
  | { kind: 'verified'; email: string }
  | { kind: 'changed'; email: string; previousEmail: string | null }
  | { kind: 'recovered'; email: string }
  | { kind: 'password'; email: string; code: string }
  | { kind: 'failed'; problem: AuthFlowProblem | 'broken'; action: LinkAction | null };

export interface Link {
  action: LinkAction | null;
  code: string | null;
}

type LinkAuthFlow = Pick<AuthFlow, 'readLink' | 'applyLink'>;

const ACTIONS: readonly LinkAction[] = [
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
  'recoverEmail',
];

/** Reads the link from the query of a Firebase link. */
export function readLinkAddress(search: URLSearchParams): Link {
  const mode = search.get('mode');
  return {
    action: ACTIONS.find((action) => action === mode) ?? null,
    code: search.get('oobCode') || null,
  };
}

/** Applies a link. For a password reset it only reads the link: the code stays usable until the password is set. */
export async function openLink(
  authFlow: LinkAuthFlow,
  { action, code }: Link,
): Promise<LinkOutcome> {
  if (!action || !code) return { kind: 'failed', problem: 'broken', action };
  try {
    const facts = await authFlow.readLink(code);
    if (facts.action === 'resetPassword') return { kind: 'password', email: facts.email, code };
    await authFlow.applyLink(code);
    if (facts.action === 'verifyEmail') return { kind: 'verified', email: facts.email };
    if (facts.action === 'recoverEmail') return { kind: 'recovered', email: facts.email };
    return { kind: 'changed', email: facts.email, previousEmail: facts.previousEmail };
  } catch (error) {
    const problem = authFlowProblem(error);
    if (problem === 'unknown') console.error('A link could not be opened', error);
    return { kind: 'failed', problem, action };
  }
}

export interface LinkOpener {
  open: (link: Link) => Promise<LinkOutcome>;
  /** Allows opening the link again. */
  forget: (link: Link) => void;
}

/** Opens each link only once, because a code works only once. */
export function createLinkOpener(authFlow: LinkAuthFlow): LinkOpener {
  const opened = new Map<string | null, Promise<LinkOutcome>>();
  return {
    open: (link) => {
      const known = opened.get(link.code) ?? openLink(authFlow, link);
      opened.set(link.code, known);
      return known;
    },
    forget: ({ code }) => void opened.delete(code),
  };
}
