import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { PASSWORD_MIN } from '#domain/constants.ts';
import { passwordLength } from '#domain/password/password-problem.ts';
import { passwordStrength } from '#domain/password/password-strength.ts';
import { usePasswordProblem } from '#providers/session/use-password-problem.ts';
import { useSettingsText } from '../use-settings-text.ts';

const SHARES = { short: 0, weak: 33, fair: 66, good: 100 };
const COLORS = { short: 'inherit', weak: 'error', fair: 'info', good: 'primary' } as const;

/** Shows a new password's strength as text: the rule it violates, or how hard it is to guess. */
export function PasswordStrengthBar({ password, email }: { password: string; email: string }) {
  const text = useSettingsText();
  const problem = usePasswordProblem(password, email);
  const measured = passwordStrength(password, email);
  const grade = problem && problem !== 'short' ? 'weak' : measured;
  const words = problem
    ? text(`password.problems.${problem}`, { smart_count: PASSWORD_MIN - passwordLength(password) })
    : text(`password.strength.${grade === 'short' ? 'weak' : grade}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 20, mt: 0.5 }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={SHARES[grade]}
        color={COLORS[grade]}
        sx={{ flex: '0 0 96px', borderRadius: 1 }}
      />
      <Typography variant="body2" color="text.secondary">
        {words}
      </Typography>
    </Box>
  );
}
