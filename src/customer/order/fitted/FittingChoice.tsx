import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { LinkBase } from 'react-admin';
import type { Eye } from '#domain/orders/order.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import { useText } from '#providers/messages/use-text.ts';
import { formatAge } from '#resources/shared/age.ts';
import { useNow } from '#resources/shared/use-now.ts';
import type { DraftRow } from '../draft/draft-rows.ts';
import type { Catalogue } from '../state/order-input.ts';
import type { FittingPlace } from './find-place.ts';
import type { useFittingPlace } from './use-fitting-place.ts';

interface FittingChoiceProps {
  found: ReturnType<typeof useFittingPlace> & { place: FittingPlace };
  eye: Eye;
  catalogue: Catalogue;
}

/** VC-04: asks where the fitting goes when there is a draft or an order of it, or a draft of the other eye. */
export function FittingChoice({ found, eye, catalogue }: FittingChoiceProps) {
  const text = useText('fittingOrder');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { place, isMoved, startAnew, openDraft, addTo } = found;
  const { existingId, orderId, others, freshId } = place;
  return (
    <Paper component="section" variant="outlined" aria-labelledby="fitting-choice" sx={PANEL}>
      <Typography
        id="fitting-choice"
        ref={title}
        tabIndex={-1}
        variant="h6"
        component="h2"
        sx={{ outline: 'none' }}
      >
        {text('choice.title')}
      </Typography>
      <Box component="output" sx={{ '&:empty': { display: 'none' } }}>
        {isMoved && text('choice.moved')}
      </Box>
      {existingId && (
        <>
          <Typography>{text('choice.existing')}</Typography>
          <Button variant="contained" onClick={() => openDraft(existingId)}>
            {text('choice.openExisting')}
          </Button>
        </>
      )}
      {orderId && (
        <>
          <Typography>{text('choice.ordered')}</Typography>
          <Button variant="outlined" component={LinkBase} to={`/customer/orders/${orderId}`}>
            {text('choice.showOrder')}
          </Button>
        </>
      )}
      {others.length > 0 && <Typography>{text(`choice.others.${eye}`)}</Typography>}
      {others.map((row) => (
        <OtherDraft key={row.id} row={row} eye={eye} catalogue={catalogue} onAdd={addTo} />
      ))}
      <Button variant="outlined" onClick={() => startAnew(freshId)}>
        {text('choice.fresh')}
      </Button>
    </Paper>
  );
}

interface OtherDraftProps extends Pick<FittingChoiceProps, 'eye' | 'catalogue'> {
  row: DraftRow;
  onAdd: (id: string) => void;
}

/** A draft of the other eye: whose, of which lens, and how old. */
function OtherDraft({ row, eye, catalogue, onAdd }: OtherDraftProps) {
  const text = useText('fittingOrder');
  const draftText = useText('draft');
  const locale = useLocale();
  const now = useNow();
  const factsId = useId();
  const patient = row.patientReference;
  const lenses =
    row.lensIds.map((id) => catalogue.get(id)?.name ?? id).join(', ') || draftText('list.noLens');
  const age = formatAge(row.updatedAt, now, locale);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button variant="contained" aria-describedby={factsId} onClick={() => onAdd(row.id)}>
        {patient ? text(`choice.add.${eye}`, { patient }) : text(`choice.addUnnamed.${eye}`)}
      </Button>
      <Typography id={factsId} variant="body2" color="text.secondary">
        {text('choice.addFacts', { lenses, author: row.author, age })}
      </Typography>
    </Box>
  );
}

const PANEL = {
  p: 2,
  display: 'grid',
  gap: 1.5,
  justifyItems: 'start',
  maxWidth: 640,
  overflowWrap: 'anywhere',
} as const;
