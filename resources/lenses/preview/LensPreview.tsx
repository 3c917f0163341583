import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useContext, useId, useState } from 'react';
import { formatCents } from '#domain/basics/money.ts';
import { describeViolation } from '#domain/lens/engine/describe-violation.ts';
import { applies, isRequired, validatePrescription } from '#domain/lens/engine/validate.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { CheckedContext } from '../editor/editor-context.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { PreviewField } from './PreviewField.tsx';
import { defaultTexts, typedPrescription } from './typed-prescription.ts';
import type { Typed } from './typed-prescription.ts';

/** AD-03: shows the form that a practice will see, validated by the definition in the editor. */
export function LensPreview() {
  const text = useText('lensEditor');
  const id = useId();
  const { input, lastGood } = useContext(CheckedContext);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 2, minWidth: 0, backgroundColor: 'background.default' }}
    >
      <Typography variant="h6" component="h2" id={id}>
        {text('preview.title')}
      </Typography>
      {!input && (
        <Alert severity="info">{text(lastGood ? 'preview.waiting' : 'preview.empty')}</Alert>
      )}
      {lastGood && <PreviewForm lens={{ ...lastGood, version: 1 }} />}
    </Paper>
  );
}

function PreviewForm({ lens }: { lens: LensDefinition }) {
  const text = useText('lensEditor');
  const locale = useLocale();
  const [typed, setTyped] = useState<Typed>({});
  const values = { ...defaultTexts(lens), ...typed };
  const prescription = typedPrescription(lens, values);
  const violations = validatePrescription(lens, prescription);
  const problemAt = (name: string) => {
    const violation = violations.find(({ field }) => field === name);
    // no error for an empty field that the user has not touched
    if (!violation || (violation.value === null && !(name in typed))) return '';
    return describeViolation(violation, lens, locale);
  };
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {lens.name} · {formatCents(lens.priceCents, lens.currency, locale)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('preview.lead')}
        </Typography>
      </div>
      <FieldGrid width={150}>
        {lens.parameters
          .filter((parameter) => applies(parameter, prescription))
          .map((parameter) => (
            <PreviewField
              key={parameter.name}
              parameter={parameter}
              required={isRequired(parameter, lens, prescription)}
              value={values[parameter.name] ?? ''}
              problem={problemAt(parameter.name)}
              onType={(value) => setTyped((all) => ({ ...all, [parameter.name]: value }))}
            />
          ))}
      </FieldGrid>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="output" variant="body2">
          {violations.length === 0
            ? text('preview.makeable')
            : text('preview.problems', { smart_count: violations.length })}
        </Typography>
        <Button size="small" onClick={() => setTyped({})} sx={{ ml: 'auto' }}>
          {text('preview.reset')}
        </Button>
      </Box>
    </>
  );
}
