import Box from '@mui/material/Box';
import { LanguageSetting } from './LanguageSetting.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';
import { useSettingsText } from './use-settings-text.ts';

/** UX-02, UX-03: shows the settings for all users of this browser. */
export function BrowserSettings() {
  const text = useSettingsText();
  return (
    <SettingsSection title={text('browser.title')} lead={text('browser.lead')}>
      <Box sx={CHOICES}>
        <LanguageSetting />
        <ThemeSetting />
      </Box>
    </SettingsSection>
  );
}

const CHOICES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
