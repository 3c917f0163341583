/** Vitest's setup file of the tests that share their modules: what the portal keeps in them ends with each test. */
import { afterEach } from 'vitest';
import { chooseLocale } from '#src/i18n/locale.ts';
import { forgetNotifications } from '#src/notifications/open-toasts.tsx';
import { chooseTheme } from '#src/theme/theme-choice.ts';

afterEach(() => {
  forgetNotifications();
  chooseLocale('en');
  chooseTheme('system');
  localStorage.clear();
  sessionStorage.clear();
});
