import Typography from '@mui/material/Typography';
import { lensDesignSchema, lensFamilySchema } from '#domain/lens/model/lens.ts';
import { useText } from '#providers/messages/use-text.ts';
import { useEditor } from '../editor/editor-context.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { LineField } from '../fields/LineField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { SourceFields } from '../fields/SourceFields.tsx';
import { useLensLabels } from '../labels/use-lens-labels.ts';
import { Section } from './Section.tsx';

/** The basic facts of the lens, and whether it is offered. */
export function BasicFields() {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const { base } = useEditor();
  const families = lensFamilySchema.options.map((value) => ({
    value,
    label: labels.family(value),
  }));
  const designs = lensDesignSchema.options.map((value) => ({
    value,
    label: labels.text(`designs.${value}`),
  }));
  return (
    <Section title={text('sections.basics')}>
      <FieldGrid width={220}>
        <LineField path="name" label={text('fields.name')} help={text('help.name')} required />
        <LineField
          path="id"
          label={text('fields.id')}
          help={text('help.id')}
          disabled={base !== null}
          required
        />
        <PickField path="family" label={text('fields.family')} picks={families} required />
        <PickField path="design" label={text('fields.design')} picks={designs} required />
        <LineField path="description.en" label={text('fields.descriptionEn')} multiline />
        <LineField path="description.es" label={text('fields.descriptionEs')} multiline />
      </FieldGrid>
      <div>
        <CheckField path="offered" label={text('fields.offered')} />
        <Typography variant="caption" component="p" color="text.secondary">
          {text('help.retired')}
        </Typography>
      </div>
      <SourceFields path="source" />
    </Section>
  );
}
