import { type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '#providers/messages/use-text.ts';
import { useSession } from '#providers/session/use-session.ts';
import { LocaleSwitch } from '../i18n/LocaleSwitch.tsx';
import { CONSULTANT_PATH } from '../page/consultant-path.ts';
import { homeOf } from '../session/guard.ts';
import { THEME_CHOICES, chooseTheme, themeChoice } from '../theme/theme-choice.ts';
import { useEntries } from './page/page-names.ts';
import { usePlace } from './page/place.ts';
import './consultant.css';
import { PlaceLink } from './page/PlaceLink.tsx';

/** The frame of the consultant's pages: header, navigation, the page, languages and themes. */
export function ConsultantFrame({ children }: { children: ReactNode }) {
  const text = useText('consultant');
  return (
    <div className="consultant">
      <a className="skip-link" href="#content">
        {text('skip')}
      </a>
      <header className="consultant-header">
        <Navigation />
        <WayOut />
      </header>
      <main id="content" className="consultant-content" tabIndex={-1}>
        {children}
      </main>
      <footer className="consultant-footer">
        <p>{text('notice')}</p>
        <LocaleSwitch />
        <ThemeSwitch />
      </footer>
    </div>
  );
}

function Navigation() {
  const text = useText('consultant');
  const pagesText = useText('consultantPages');
  const { pathname } = usePlace();
  return (
    <nav className="consultant-navigation" aria-label={text('navigation')}>
      <PlaceLink
        className="consultant-brand"
        to={CONSULTANT_PATH}
        current={pathname === CONSULTANT_PATH ? 'page' : undefined}
      >
        {text('navigation')}
      </PlaceLink>
      {useEntries().map(({ name, to }) => (
        <PlaceLink
          key={name}
          className="consultant-entry"
          to={to}
          current={currentFor(to, pathname)}
        >
          {pagesText(`${name}.title`)}
        </PlaceLink>
      ))}
    </nav>
  );
}

function currentFor(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** To the sign-in, or back to the portal for who is signed in. */
function WayOut() {
  const text = useText('consultant');
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  return (
    <PlaceLink className="consultant-way" to={isSignedIn ? homeOf(session) : '/auth/login'}>
      {text(isSignedIn ? 'back' : 'signIn')}
    </PlaceLink>
  );
}

/** UX-03: chooses light, dark, or the device's theme, beside the languages. */
function ThemeSwitch() {
  const text = useText('consultant');
  const chosen = useSyncExternalStore(themeChoice.subscribe, themeChoice.get);
  return (
    <fieldset className="locale-switch" aria-label={text('theme.label')}>
      {THEME_CHOICES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => chooseTheme(choice)}
        >
          {text(`theme.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}
