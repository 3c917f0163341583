import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import { useText } from '#providers/messages/use-text.ts';
import { CONSULTANT_PATH } from '../../../page/consultant-path.ts';

/** Says that nothing can be read from the address, and how to go on. */
export function NoFitting() {
  const text = useText('fittingOrder');
  return (
    <Alert severity="info">
      <AlertTitle>{text('none.title')}</AlertTitle>
      {text('none.text')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          color="inherit"
          variant="outlined"
          component={LinkBase}
          to={`${CONSULTANT_PATH}/fitting`}
        >
          {text('none.fitting')}
        </Button>
        <Button color="inherit" component={LinkBase} to="/customer/order">
          {text('none.empty')}
        </Button>
      </Box>
    </Alert>
  );
}
