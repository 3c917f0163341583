import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import type { SavedFilter } from '#domain/access/preferences/preference.ts';
import { escapeHtml } from '#domain/basics/escape-html.ts';
import { useText } from '#providers/messages/use-text.ts';
import { PopoverButton } from '../../../shared/list/PopoverButton.tsx';
import { SaveFilterForm } from './SaveFilterForm.tsx';
import { useOrderFilter } from './use-order-filter.ts';
import { useSavedFilters } from './use-saved-filters.ts';

/** OR-08: named filters: apply, overwrite, delete, and save the current filter. */
export function SavedFilters() {
  const text = useText('orderQueue');
  const notify = useNotify();
  const { filter, setFilter } = useOrderFilter();
  const { filters, save, remove, isKnown } = useSavedFilters();
  const keep = (name: string) => {
    save(name, filter);
    notify(text('saved.saved', { name: escapeHtml(name) }), { type: 'success' });
  };
  const drop = (name: string) => {
    remove(name);
    notify(text('saved.removed', { name: escapeHtml(name) }), { type: 'success' });
  };
  return (
    <PopoverButton icon={BookmarkIcon} label={text('saved.open')}>
      {(close) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {filters.length === 0 && (
            <Typography color="text.secondary">{text('saved.none')}</Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {filters.map((saved) => (
              <SavedRow
                key={saved.name}
                saved={saved}
                onApply={() => {
                  setFilter(saved.filter);
                  close();
                }}
                onUpdate={() => keep(saved.name)}
                onRemove={() => drop(saved.name)}
              />
            ))}
          </Box>
          {isKnown && <SaveFilterForm filters={filters} onSave={keep} />}
        </Box>
      )}
    </PopoverButton>
  );
}

interface SavedRowProps {
  saved: SavedFilter;
  onApply: () => void;
  onUpdate: () => void;
  onRemove: () => void;
}

function SavedRow({ saved: { name }, onApply, onUpdate, onRemove }: SavedRowProps) {
  const text = useText('orderQueue');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        onClick={onApply}
        sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <IconButton aria-label={text('saved.update', { name })} onClick={onUpdate}>
        <SaveIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={text('saved.remove', { name })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
