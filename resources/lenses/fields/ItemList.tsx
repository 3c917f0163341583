import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

interface ItemListProps {
  label: string;
  /** The label of the add button: the verb with its object. */
  add: string;
  onAdd: () => void;
  /** The items, each a list item. */
  children: ReactNode;
}

/** A vertical list of items, with a button to add one. */
export function ItemList({ label, add, onAdd, children }: ItemListProps) {
  return (
    <>
      <Box
        component="ol"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, minWidth: 0 }}
      >
        {children}
      </Box>
      <Button
        size="small"
        startIcon={<AddIcon aria-hidden />}
        onClick={onAdd}
        sx={{ justifySelf: 'start' }}
      >
        {add}
      </Button>
    </>
  );
}
