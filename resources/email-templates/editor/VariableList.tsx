import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EmailValue, EmailVariables } from '#domain/emails/events/email-event.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { insertionOf } from './complete.ts';

interface VariableListProps {
  variables: EmailVariables;
  /** Inserts text where the cursor was last. */
  onInsert: (text: string) => void;
}

/** EM-02: the variables that the template can use. A click inserts one. */
export function VariableList({ variables, onInsert }: VariableListProps) {
  const text = useText('emailTemplates');
  const locale = useLocale();
  return (
    <Accordion disableGutters variant="outlined">
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="h6" component="h2">
          {text('variables.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography color="text.secondary" variant="body2" sx={{ mb: 1 }}>
          {text('variables.lead')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {Object.entries(variables).map(([name, { type, label, example }]) => (
            <Box component="li" key={name} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <Button
                size="small"
                sx={{ fontFamily: 'monospace', textAlign: 'left' }}
                aria-label={text('variables.insert', { name })}
                onClick={() => onInsert(insertionOf(name, type))}
              >
                {name}
              </Button>
              <Typography variant="body2" sx={{ px: 0.75 }}>
                {label[locale]}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ px: 0.75 }}>
                {text(`variables.types.${type}`)} · {exampleText(example)}
              </Typography>
            </Box>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

function exampleText(example: EmailValue): string {
  return typeof example === 'string' ? example : example.join(', ');
}
