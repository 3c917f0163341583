import { fill } from '#src/i18n/create-text.ts';
import { usePublicText } from '#src/i18n/public-text.ts';

/** Shown instead of the portal when the build is not configured: names the variables. */
export function ConfigProblem({ variables }: { variables: string[] }) {
  const { heading, body } = usePublicText().config;
  return (
    <main className="notice" role="alert">
      <h1>{heading}</h1>
      <p>{fill(body, { variables: variables.join(', ') })}</p>
    </main>
  );
}
