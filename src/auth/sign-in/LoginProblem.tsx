import type { SignInProblem } from '#providers/firebase/auth-port.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PageLink } from '#src/page/PageLink.tsx';

/** Shows why the sign-in failed, but not which part was wrong; after too many attempts, offers a password reset. */
export function LoginProblem({ problem, email }: { problem: SignInProblem | null; email: string }) {
  const text = useText('entry');
  if (problem === null) return null;
  if (problem !== 'throttled') {
    return (
      <p className="alert" role="alert">
        {text(`problems.${problem}`)}
      </p>
    );
  }
  return (
    <div className="alert login-problem">
      <p role="alert">{text('problems.throttled')}</p>
      <PageLink to="/auth/forgot-password" state={{ email }}>
        {text('login.reset')}
      </PageLink>
    </div>
  );
}
