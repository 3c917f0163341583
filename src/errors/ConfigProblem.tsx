import { fill, publicText } from '#src/i18n/public-text.ts';

/** Instead of the portal, when the build was not configured: names the variables. */
export function ConfigProblem({ variables }: { variables: string[] }) {
  const { heading, body } = publicText.config;
  return (
    <main className="notice" role="alert">
      <h1>{heading}</h1>
      <p>{fill(body, { variables: variables.join(', ') })}</p>
    </main>
  );
}
