import 'virtual:tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readText } from '#providers/browser/local-storage.ts';
import { currentLocale, loadTexts } from '#providers/messages/locale.ts';
import { startRuntime } from '#providers/runtime.ts';
import type { Runtime } from '#providers/runtime.ts';
import { SessionContext } from '#providers/session/use-session.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { loginStateHere } from './auth/login-state.ts';
import { ConfigError, readConfig } from './config.ts';
import { ConfigProblem } from './errors/ConfigProblem.tsx';
import { NotLoaded } from './errors/NotLoaded.tsx';
import { isConsultantPath } from './page/consultant-path.ts';
import { createStart, StartContext } from './page/start.ts';
import { loadWhenNeeded } from './start/load-when-needed.ts';
import { StartPage } from './start/StartPage.tsx';
import { followTheme } from './theme/follow-theme.ts';

function nameLanguage(): void {
  document.documentElement.lang = currentLocale.get();
}

/** Keeps the language of Firebase's messages in sync with the current one. */
function speakToo({ authFlow }: Runtime): void {
  const follow = (): void => authFlow.speak(currentLocale.get());
  follow();
  currentLocale.subscribe(follow);
}

/** The route table leads from there to the sign-in page; this way it needs no router. */
function leaveRoot(): void {
  if (location.pathname === '/') history.replaceState(null, '', '/auth/login');
}

/** The virtual consultant needs no router while nobody is signed in (decision 49). */
function loadPages() {
  const isVisitor = isConsultantPath(location.pathname) && readText('authToken') === null;
  return isVisitor ? import('./visitor-pages.tsx') : import('./router.tsx');
}

function start(element: HTMLElement): void {
  leaveRoot();
  nameLanguage();
  currentLocale.subscribe(nameLanguage);
  followTheme();
  const root = createRoot(element);
  try {
    const config = readConfig(import.meta.env, import.meta.env.MODE === 'embedded');
    const runtime = startRuntime(config);
    speakToo(runtime);
    const pages = createStart(
      async () => (await loadPages()).createPages(runtime, config),
      loginStateHere(location, history),
    );
    loadWhenNeeded(pages, runtime.session);
    root.render(
      <StrictMode>
        <RuntimeContext value={runtime}>
          <SessionContext value={runtime.session}>
            <StartContext value={pages}>
              <StartPage />
            </StartContext>
          </SessionContext>
        </RuntimeContext>
      </StrictMode>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    root.render(<ConfigProblem variables={error.variables} />);
  }
}

function showUnloaded(element: HTMLElement): void {
  nameLanguage();
  createRoot(element).render(<NotLoaded />);
}

const element = document.getElementById('root');
if (element)
  loadTexts('entry').then(
    () => start(element),
    () => showUnloaded(element),
  );
