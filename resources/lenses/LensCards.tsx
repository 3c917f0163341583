import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useListContext } from 'react-admin';
import { formatCents } from '#domain/basics/money.ts';
import type { LensDefinition } from '#domain/lens/model/lens.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { COVERS } from '../shared/list/covers.ts';
import { RowCards } from '../shared/list/RowCards.tsx';
import { pathOf } from './common/lens-path.ts';

/** Shows the lenses of react-admin's list as cards on narrow screens. */
export function LensCards() {
  const text = useText('lenses');
  const { data } = useListContext<LensDefinition>();
  return (
    <RowCards label={text('list.label')} isLoading={!data}>
      {data?.map((lens) => (
        <LensCard key={lens.id} lens={lens} />
      ))}
    </RowCards>
  );
}

function LensCard({ lens }: { lens: LensDefinition }) {
  const text = useText('lenses');
  const locale = useLocale();
  const facts = [
    text(`families.${lens.family}`),
    text('list.version', { version: lens.version }),
    text('list.parameterCount', { smart_count: lens.parameters.length }),
    text(lens.offered ? 'list.offered' : 'list.notOffered'),
    formatCents(lens.priceCents, lens.currency, locale),
  ];
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, minWidth: 0, position: 'relative' }}>
      <MuiLink component={LinkBase} to={pathOf(lens)} sx={COVERS}>
        {lens.name}
      </MuiLink>
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
    </Paper>
  );
}
