import type { ComponentType } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { Outlet } from 'react-router';
import { createAuthProvider } from '#providers/auth.ts';
import { createDataProvider } from '#providers/data.ts';
import { connectRest } from '#providers/rest.ts';
import type { Runtime } from '#providers/runtime.ts';
import type { PortalConfig } from './config.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { FollowLocale } from './i18n/FollowLocale.tsx';
import { currentLocale } from './i18n/locale.ts';
import { Shell } from './layout/Shell.tsx';
import { CurrentResource } from './layout/CurrentResource.tsx';
import { createQueryClient } from './query-client.ts';
import { useLiveEvents } from './session/use-live-events.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

/** The portal, put together: providers are values made here, once, outside React. */
export function createApp(runtime: Runtime, config: PortalConfig): ComponentType {
  connectRest(runtime.client);
  const queryClient = createQueryClient();
  const store = memoryStore();
  const values = {
    authProvider: createAuthProvider(runtime.session),
    dataProvider: createDataProvider(runtime.userActivity),
    i18nProvider: createI18nProvider(currentLocale.get()),
    queryClient,
    store,
  };
  runtime.session.onLeave(() => {
    queryClient.clear();
    store.reset();
  });
  return function App() {
    useLiveEvents(runtime, queryClient);
    return (
      <AdminContext {...values} lightTheme={lightTheme} darkTheme={darkTheme}>
        <FollowLocale />
        <Shell stage={config.stage}>
          <CurrentResource>
            <Outlet />
          </CurrentResource>
        </Shell>
      </AdminContext>
    );
  };
}
