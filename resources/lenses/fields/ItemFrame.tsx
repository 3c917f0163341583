import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { ProblemsContext, useEditor } from '../editor/editor-context.ts';
import { ItemButtons } from './ItemButtons.tsx';
import type { ItemButtonsProps } from './ItemButtons.tsx';
import { idOf } from './LineField.tsx';

interface ItemFrameProps extends ItemButtonsProps {
  path: string;
  /** A summary of the item, shown also while it is collapsed. */
  title: string;
  children: ReactNode;
}

/** An item of a list. Its title expands it; its fields are only rendered while it is expanded. */
export function ItemFrame({ path, title, children, ...buttons }: ItemFrameProps) {
  const text = useText('lensEditor');
  const { open, changeOpen } = useEditor();
  const problems = useContext(ProblemsContext);
  const isWrong = [...problems.keys()].some((one) => one.startsWith(`${path}.`));
  const isOpen = open.has(path);
  const toggle = () =>
    changeOpen((all) => {
      if (isOpen) all.delete(path);
      else all.add(path);
    });
  const Icon = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  const id = `${idOf(path)}-fields`;
  return (
    <Paper component="li" variant="outlined" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 0.5 }}>
        <Button
          size="small"
          startIcon={<Icon aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
          sx={{ textAlign: 'left', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Button>
        {isWrong && (
          <Chip size="small" color="error" variant="outlined" label={text('item.wrong')} />
        )}
        <ItemButtons {...buttons} />
      </Box>
      {isOpen && (
        <Box id={id} sx={{ p: 2, pt: 1, display: 'grid', gap: 2 }}>
          {children}
        </Box>
      )}
    </Paper>
  );
}
