import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** In place of a record that a link named and that is not there for this reader. */
export function NotThere({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{text}</Typography>
    </Box>
  );
}
