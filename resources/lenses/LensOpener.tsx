import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';

interface LensOpenerProps {
  name: string;
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of a lens, which opens and closes what stands below it. */
export function LensOpener({ name, controls, isOpen, onToggle }: LensOpenerProps) {
  const Icon = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  return (
    <Button
      size="small"
      startIcon={<Icon aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      sx={{ textAlign: 'left', ml: -1 }}
    >
      {name}
    </Button>
  );
}
