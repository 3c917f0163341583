import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { ConsultantRating } from '#domain/consultant/requests/consultant-rating.ts';
import { useText } from '#providers/messages/use-text.ts';

/** The sources that the answer cited. */
export function RatedSources() {
  const rating = useRecordContext<ConsultantRating>();
  const text = useText('consultantDesk');
  if (!rating) return null;
  return (
    <Box sx={{ pb: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {text(rating.citations.length > 0 ? 'sources' : 'noSources')}
      </Typography>
      {rating.citations.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {rating.citations.map((title) => (
            <Typography key={title} component="li" variant="body2">
              {title}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
