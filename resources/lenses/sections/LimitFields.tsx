import Box from '@mui/material/Box';
import { warningRules } from '#domain/lens/warnings/rules.ts';
import { useText } from '#providers/messages/use-text.ts';
import type { WarningValues } from '../edit/values/form-values.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { ItemButtons } from '../fields/ItemButtons.tsx';
import { ItemList } from '../fields/ItemList.tsx';
import { LineField } from '../fields/LineField.tsx';
import { PickField } from '../fields/PickField.tsx';
import { useItems } from '../fields/use-items.ts';

interface LimitFieldsProps {
  path: string;
  warning: WarningValues | undefined;
}

/** The limits of one warning that differ for this lens. */
export function LimitFields({ path, warning }: LimitFieldsProps) {
  const text = useText('lensEditor');
  const { fields, add, drop, nameOf } = useItems(path, 'limit');
  const known = warningRules.find(({ code }) => code === warning?.code)?.limits ?? {};
  const names = Object.keys(known).map((value) => ({ value, label: value }));
  const helpFor = (name: string | undefined) =>
    name && known[name] !== undefined ? text('help.otherwise', { value: known[name] }) : undefined;
  return (
    <ItemList
      label={text('fields.limitName')}
      add={text('add.limit')}
      onAdd={() => add({ name: '', value: '' })}
    >
      {fields.map((field, index) => (
        <Box key={field.id} component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <FieldGrid width={130}>
              <PickField
                path={`${path}.${index}.name`}
                label={text('fields.limitName')}
                picks={names}
                none={text('choose')}
                required
              />
              <LineField
                path={`${path}.${index}.value`}
                label={text('fields.value')}
                help={helpFor(warning?.limits[index]?.name)}
                isNumber
                required
              />
            </FieldGrid>
          </Box>
          <ItemButtons
            item={nameOf(index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onRemove={() => drop(index)}
          />
        </Box>
      ))}
    </ItemList>
  );
}
