import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface DecisionButton<Action> {
  action: Action;
  label: string;
  tone: 'primary' | 'error';
}

interface DecisionButtonsProps<Action> {
  /** The possible decisions; the primary one comes last. */
  buttons: readonly DecisionButton<Action>[];
  onChoose: (action: Action) => void;
}

/** Shows a button for each decision that the user can take on the record. */
export function DecisionButtons<Action extends string>(props: DecisionButtonsProps<Action>) {
  const { buttons, onChoose } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {buttons.map(({ action, label, tone }) => (
        <Button
          key={action}
          variant={tone === 'primary' ? 'contained' : 'outlined'}
          color={tone}
          onClick={() => onChoose(action)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
