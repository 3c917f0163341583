import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PersonalField } from '#domain/schemas/profile.ts';
import { keepFocus } from '../keep-focus.ts';
import type { useProfileField } from './profile-form-context.ts';
import { TheirValue } from './TheirValue.tsx';
import { useProfileText } from './use-profile-text.ts';

interface FieldHelpProps {
  problem: string | undefined;
  help: string | undefined;
  isMarked: boolean;
}

const LINE = { display: 'block' } as const;

/** Shows below a field: its problem, its format, and that its value came from another device. */
export function FieldHelp({ problem, help, isMarked }: FieldHelpProps) {
  const text = useProfileText();
  return (
    <>
      {problem && (
        <Box component="span" sx={{ ...LINE, fontWeight: 600 }}>
          {problem}
        </Box>
      )}
      {help && !problem && (
        <Box component="span" sx={{ ...LINE, color: 'text.secondary' }}>
          {help}
        </Box>
      )}
      {isMarked && (
        <Box component="span" sx={{ ...LINE, color: 'text.secondary', fontStyle: 'italic' }}>
          {text('changedElsewhere')}
        </Box>
      )}
    </>
  );
}

interface FieldExtrasProps {
  name: PersonalField;
  state: ReturnType<typeof useProfileField>;
}

/** Shows a field's actions: use the nearest value, or choose between two. */
export function FieldExtras({ name, state }: FieldExtrasProps) {
  const text = useProfileText();
  const remedy = state.problem?.remedy;
  return (
    <>
      {remedy && (
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 0.5 }}
          onMouseDown={keepFocus}
          onClick={() => state.use(remedy.field, remedy.value)}
        >
          {text('use', { value: remedy.name })}
        </Button>
      )}
      {state.theirs !== undefined && <TheirValue name={name} stored={state.theirs} />}
    </>
  );
}
