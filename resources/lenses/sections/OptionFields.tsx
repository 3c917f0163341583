import Box from '@mui/material/Box';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { ParameterValues } from '../edit/values/form-values.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { ItemButtons } from '../fields/ItemButtons.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { LineField } from '../fields/LineField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { useItems } from '../fields/use-items.ts';
import { useLensLabels } from '../labels/use-lens-labels.ts';

interface OptionFieldsProps {
  path: string;
  options: ParameterValues['options'];
}

const EMPTY_OPTION = { value: '', label: { en: '', es: '' }, amount: '' };

/** The options of a choice, and its default. */
export function OptionFields({ path, options }: OptionFieldsProps) {
  const text = useText('lensEditor');
  const labels = useLensLabels();
  const locale = useLocale();
  const at = `${path}.options`;
  const { fields, add, drop, shift, nameOf } = useItems(at, 'option');
  const picks = options
    .filter(({ value }) => value !== '')
    .map(({ value, label }) => ({ value, label: label[locale] || value }));
  return (
    <>
      <ItemList
        label={text('fields.options')}
        add={text('add.option')}
        onAdd={() => add(EMPTY_OPTION)}
      >
        {fields.map((field, index) => (
          <Box key={field.id} component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <FieldGrid width={130}>
                <LineField path={`${at}.${index}.value`} label={text('fields.value')} required />
                <LineField path={`${at}.${index}.label.en`} label={text('fields.labelEn')} />
                <LineField path={`${at}.${index}.label.es`} label={text('fields.labelEs')} />
                <LineField path={`${at}.${index}.amount`} label={text('fields.amount')} isNumber />
              </FieldGrid>
            </Box>
            <ItemButtons
              item={options[index]?.label[locale] || nameOf(index)}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              onMove={(by) => shift(index, by)}
              onRemove={() => drop(index)}
            />
          </Box>
        ))}
      </ItemList>
      <FieldGrid>
        <PickField
          path={`${path}.default`}
          label={text('fields.default')}
          picks={picks}
          none={labels.text('none')}
        />
      </FieldGrid>
    </>
  );
}
