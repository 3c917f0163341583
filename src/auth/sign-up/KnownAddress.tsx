import { Link } from 'react-router';
import { useSignUpText } from './sign-up-text.ts';

/** Links for an address that already has an account. */
export function KnownAddress({ email }: { email: string }) {
  const { known, knownSignIn, or, knownForgotten } = useSignUpText();
  return (
    <p className="alert" role="alert">
      {known}{' '}
      <Link className="link" to="/auth/login" state={{ email }}>
        {knownSignIn}
      </Link>{' '}
      {or}{' '}
      <Link className="link" to="/auth/forgot-password" state={{ email }}>
        {knownForgotten}
      </Link>
      .
    </p>
  );
}
