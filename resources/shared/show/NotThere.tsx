import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Shown when a link leads to a record that does not exist for this user. */
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
