import { useText } from '#providers/messages/use-text.ts';
import type { ImportProblem } from './reading/imported-prescription.ts';

/** Users would not read more. */
const MAX_SHOWN = 10;

/** Shows the places in a file that cannot be imported, and why. */
export function ProblemList({ problems }: { problems: ImportProblem[] }) {
  const text = useText('importPrescription');
  return problems.slice(0, MAX_SHOWN).map(({ path, rule }) => (
    <div key={`${path} ${rule}`}>
      <code>{path || text('document')}</code> {text(`rules.${rule}`)}
    </div>
  ));
}
