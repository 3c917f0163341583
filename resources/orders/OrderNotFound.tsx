import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOrdersText } from './use-orders-text.ts';

export function OrderNotFound() {
  const text = useOrdersText();
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" component="h1">
        {text('show.notFound')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{text('show.notFoundText')}</Typography>
    </Box>
  );
}
