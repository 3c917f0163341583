import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useText } from '#providers/messages/use-text.ts';

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  [null, 'enter'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['x', 'select'],
  ['o', 'openRow'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

interface KeyHelpProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Explains the queue's shortcuts. Users who dictate or mistype can turn them off (WCAG 2.1.4). */
export function KeyHelp({ isOn, onSwitch, onClose }: KeyHelpProps) {
  const text = useText('orderKeys');
  return (
    <Dialog open onClose={onClose} aria-labelledby="queue-keys">
      <DialogTitle id="queue-keys">{text('title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1 }}
        >
          {KEYS.map(([key, does]) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box component="kbd" sx={{ px: 1, border: 1, borderRadius: 0.5, fontWeight: 600 }}>
                  {key ?? text('enterKey')}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {text(does)}
              </Box>
            </Box>
          ))}
        </Box>
        <Typography sx={{ mt: 2 }}>{text('onPage')}</Typography>
        <FormControlLabel
          sx={{ mt: 2 }}
          label={text('on')}
          control={<Switch checked={isOn} onChange={(_event, next) => onSwitch(next)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
