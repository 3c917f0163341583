/** Vitest's setup file for tests that share modules: resets the address and the portal's module state after each test. */
import { afterEach } from 'vitest';
import { forgetStateLists } from '#providers/address/state-lists.ts';
import { chooseLocale } from '#providers/messages/locale.ts';
import { forgetNotifications } from '#src/notifications/open-toasts.tsx';
import { chooseTheme } from '#src/theme/theme-choice.ts';

afterEach(() => {
  forgetNotifications();
  forgetStateLists();
  void chooseLocale('en');
  chooseTheme('system');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
