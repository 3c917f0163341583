import { useText } from '#providers/messages/use-text.ts';

/** Shown instead of the portal when the build is not configured: names the variables. */
export function ConfigProblem({ variables }: { variables: string[] }) {
  const text = useText('entry');
  return (
    <main className="notice" role="alert">
      <h1>{text('config.heading')}</h1>
      <p>{text('config.body', { variables: variables.join(', ') })}</p>
    </main>
  );
}
