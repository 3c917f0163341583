import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { SavedFilter } from '#domain/access/preferences/preference.ts';
import { useText } from '#providers/messages/use-text.ts';
import { MAX_SAVED } from './use-saved-filters.ts';

const LONGEST_NAME = 40;

interface SaveFilterFormProps {
  filters: readonly SavedFilter[];
  onSave: (name: string) => void;
}

/** Saves the current filter under a name. */
export function SaveFilterForm({ filters, onSave }: SaveFilterFormProps) {
  const text = useText('orderQueue');
  const [typed, setTyped] = useState('');
  const [showsProblem, setShowsProblem] = useState(false);
  const name = typed.trim();
  const isFull = filters.length >= MAX_SAVED && !filters.some((saved) => saved.name === name);
  const problem = isFull
    ? text('saved.full', { count: MAX_SAVED })
    : name === '' && text('saved.nameMissing');

  const save = (event: FormEvent) => {
    event.preventDefault();
    setShowsProblem(Boolean(problem));
    if (problem) return;
    onSave(name);
    setTyped('');
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        id="filter-name"
        label={text('saved.name')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={showsProblem && Boolean(problem)}
        helperText={(showsProblem && problem) || ' '}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
      />
      <Button type="submit" variant="outlined" sx={{ justifySelf: 'end' }}>
        {text('saved.save')}
      </Button>
    </Box>
  );
}
