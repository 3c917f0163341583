import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import type { Identifier } from 'react-admin';

interface SelectCardProps {
  id: Identifier;
  /** What the checkbox selects. */
  label: string;
}

/** Selects the record of a card in react-admin's list. As large as a finger needs (44 px). */
export function SelectCard({ id, label }: SelectCardProps) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      // Above the link that covers the card.
      sx={{ position: 'relative', zIndex: 1, width: 44, height: 44 }}
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}
