import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startRuntime } from '#providers/runtime.ts';
import type { Runtime } from '#providers/runtime.ts';
import { RuntimeContext } from '#providers/use-runtime.ts';
import { SessionContext } from '#providers/session/use-session.ts';
import { ConfigError, readConfig } from './config.ts';
import { ConfigProblem } from './errors/ConfigProblem.tsx';
import { currentLocale } from './i18n/locale.ts';
import { createPortalRouter } from './router.tsx';
import { installTokens } from './theme/install-tokens.ts';

function nameLanguage(): void {
  document.documentElement.lang = currentLocale.get();
}

/** Keeps the language of Firebase's messages in sync with the current one. */
function speakToo({ authFlow }: Runtime): void {
  const follow = (): void => authFlow.speak(currentLocale.get());
  follow();
  currentLocale.subscribe(follow);
}

function start(element: HTMLElement): void {
  nameLanguage();
  currentLocale.subscribe(nameLanguage);
  installTokens();
  const root = createRoot(element);
  try {
    const config = readConfig(import.meta.env, import.meta.env.MODE === 'embedded');
    const runtime = startRuntime(config);
    speakToo(runtime);
    root.render(
      <StrictMode>
        <RuntimeContext value={runtime}>
          <SessionContext value={runtime.session}>
            <RouterProvider router={createPortalRouter(runtime, config)} />
          </SessionContext>
        </RuntimeContext>
      </StrictMode>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    root.render(<ConfigProblem variables={error.variables} />);
  }
}

const element = document.getElementById('root');
if (element) start(element);
