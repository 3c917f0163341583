import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { EyeMark } from '#resources/orders/marks/EyeMark.tsx';
import { describeCause } from '../state/describe-problem.ts';
import { useOrderForm } from '../state/order-form-context.ts';
import type { Problem } from './problems.ts';

/** Lists what blocks the order; each entry goes to its field. */
export function MissingList() {
  const text = useText('customer');
  const problems = useOrderForm((state) => state.problems);
  if (problems.length === 0) {
    return <Typography color="success.main">{text('summary.complete')}</Typography>;
  }
  return (
    <Box>
      <Typography id="order-missing" sx={{ fontWeight: 600 }}>
        {text('summary.missing')}
      </Typography>
      <Box component="ul" aria-labelledby="order-missing" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {problems.map((problem) => (
          <MissingEntry key={`${problem.path} ${violatedRule(problem)}`} problem={problem} />
        ))}
      </Box>
    </Box>
  );
}

/** Returns the violated rule: a field may violate several at once. */
function violatedRule({ cause }: Problem): string {
  if (cause.kind === 'clinical') return cause.problem.rule;
  if (cause.kind === 'warning') return cause.warning.code;
  return cause.kind === 'violation' ? cause.violation.rule : cause.kind;
}

function MissingEntry({ problem }: { problem: Problem }) {
  const text = useText('customer');
  const locale = useLocale();
  const jumpTo = useOrderForm((state) => state.jumpTo);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.25 }}>
      {problem.eye && <EyeMark eye={problem.eye} />}
      <Link
        component="button"
        type="button"
        onClick={() => jumpTo(problem.path)}
        sx={{ textAlign: 'left', minHeight: 24 }}
      >
        {describeCause(problem.cause, text, locale)}
      </Link>
    </Box>
  );
}
