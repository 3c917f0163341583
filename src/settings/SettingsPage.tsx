import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { LanguageSetting } from './LanguageSetting.tsx';
import { SignInFacts } from './SignInFacts.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';
import { useSettingsText } from './use-settings-text.ts';

/** RT-06: for everybody who is signed in. */
export default function SettingsPage() {
  const text = useSettingsText();
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Box>
        <Typography variant="h2" component="h1">
          {text('title')}
        </Typography>
        <Typography color="text.secondary">{text('lead')}</Typography>
      </Box>
      <Card>
        <CardContent sx={CHOICES}>
          <LanguageSetting />
          <ThemeSetting />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <SignInFacts />
        </CardContent>
      </Card>
    </Box>
  );
}

const CHOICES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
