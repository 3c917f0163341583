import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#providers/messages/use-text.ts';
import { EMPTY_WARNING } from '../edit/values/form-values.ts';
import type { LensValues } from '../edit/values/form-values.ts';
import { CheckField } from '../fields/CheckField.tsx';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { ItemFrame } from '../fields/ItemFrame.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { useItems } from '../fields/use-items.ts';
import { LimitFields } from './LimitFields.tsx';
import { Section } from './Section.tsx';
import { WarningCodeField } from './WarningCodeField.tsx';

/** The warnings that differ for this lens. */
export function WarningList() {
  const text = useText('lensEditor');
  const { control } = useFormContext<LensValues>();
  const values = useWatch({ control, name: 'warnings' });
  const { fields, add, drop, nameOf } = useItems('warnings', 'warning');
  return (
    <Section title={text('sections.warnings')}>
      <Typography variant="body2" color="text.secondary">
        {text('help.warnings')}
      </Typography>
      <ItemList
        label={text('sections.warnings')}
        add={text('add.warning')}
        onAdd={() => add(EMPTY_WARNING)}
      >
        {fields.map((field, index) => (
          <ItemFrame
            key={field.id}
            path={`warnings.${index}`}
            title={values[index]?.code || nameOf(index)}
            item={nameOf(index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onRemove={() => drop(index)}
          >
            <FieldGrid>
              <WarningCodeField path={`warnings.${index}.code`} />
              <CheckField path={`warnings.${index}.off`} label={text('fields.off')} />
            </FieldGrid>
            <LimitFields path={`warnings.${index}.limits`} warning={values[index]} />
          </ItemFrame>
        ))}
      </ItemList>
    </Section>
  );
}
