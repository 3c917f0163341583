import type { SignInProblem } from '#providers/firebase/auth-port.ts';
import { usePublicText } from '#src/i18n/public-text.ts';
import { PageLink } from '#src/start/PageLink.tsx';

/** Shows why the sign-in failed, but not which part was wrong; after too many attempts, offers a password reset. */
export function LoginProblem({ problem, email }: { problem: SignInProblem | null; email: string }) {
  const { login, problems } = usePublicText();
  if (problem === null) return null;
  if (problem !== 'throttled') {
    return (
      <p className="alert" role="alert">
        {problems[problem]}
      </p>
    );
  }
  return (
    <div className="alert login-problem">
      <p role="alert">{problems.throttled}</p>
      <PageLink to="/auth/forgot-password" state={{ email }}>
        {login.reset}
      </PageLink>
    </div>
  );
}
