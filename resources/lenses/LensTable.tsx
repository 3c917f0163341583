import MuiLink from '@mui/material/Link';
import { DataTable, LinkBase } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { ONE_LINE } from '../shared/list/dense.ts';
import { ListTableBody } from '../shared/list/ListRow.tsx';
import { pathOf } from './common/lens-path.ts';

/** Shows the lenses of react-admin's list, each in its latest version, as rows that lead to them. */
export function LensTable() {
  const text = useText('lenses');
  const locale = useLocale();
  return (
    <DataTable<LensDefinition>
      aria-label={text('list.label')}
      rowClick={(_id, _resource, lens) => pathOf(lens)}
      body={ListTableBody}
      bulkActionButtons={false}
      sx={ONE_LINE}
    >
      <DataTable.Col
        source="name"
        label={text('fields.name')}
        render={(lens: LensDefinition) => (
          <MuiLink component={LinkBase} to={pathOf(lens)}>
            {lens.name}
          </MuiLink>
        )}
      />
      <DataTable.Col
        source="family"
        label={text('fields.family')}
        render={({ family }: LensDefinition) => text(`families.${family}`)}
      />
      <DataTable.Col source="version" label={text('fields.version')} align="right" disableSort />
      <DataTable.Col
        source="parameters"
        label={text('fields.parameters')}
        align="right"
        disableSort
        render={({ parameters }: LensDefinition) => parameters.length}
      />
      <DataTable.Col
        source="offered"
        label={text('fields.offered')}
        disableSort
        render={({ offered }: LensDefinition) => text(offered ? 'list.offered' : 'list.notOffered')}
      />
      <DataTable.Col
        source="priceCents"
        label={text('fields.price')}
        align="right"
        disableSort
        render={({ priceCents, currency }: LensDefinition) =>
          formatCents(priceCents, currency, locale)
        }
      />
    </DataTable>
  );
}
