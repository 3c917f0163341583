import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { AdminContext } from 'react-admin';
import { Outlet } from 'react-router';
import { createAuthProvider } from '#providers/session/auth.ts';
import { createDataProvider } from '#providers/data/data.ts';
import { openDrafts } from '#providers/drafts/draft-leaving.ts';
import { forgetOutage } from '#providers/http/outage.ts';
import { connectRest } from '#providers/http/rest.ts';
import type { Runtime } from '#providers/runtime.ts';
import type { PortalConfig } from './config.ts';
import { i18nProviders } from './i18n/i18n-provider.ts';
import { useLocale } from './i18n/use-locale.ts';
import { CurrentResource } from './layout/CurrentResource.tsx';
import { CurrentShell } from './layout/CurrentShell.tsx';
import { forgetNotifications } from './notifications/open-toasts.tsx';
import { createQueryClient } from './query-client.ts';
import { OrderToasts } from './session/OrderToasts.tsx';
import { useLiveEvents } from './session/use-live-events.ts';
import { createPortalStore } from './settings/portal-store.ts';
import { styleNonce } from './theme/style-nonce.ts';
import { portalThemes } from './theme/theme.ts';

/** The portal, put together: providers are values made here, once, outside React. */
export function createApp(runtime: Runtime, config: PortalConfig): ComponentType {
  connectRest(runtime.client);
  const queryClient = createQueryClient();
  const store = createPortalStore();
  const styles = createCache({ key: 'css', nonce: styleNonce() });
  const values = {
    authProvider: createAuthProvider(runtime.session),
    dataProvider: createDataProvider(runtime),
    queryClient,
    store,
  };
  runtime.session.onLeave(openDrafts.leave);
  runtime.session.onLeave(forgetNotifications);
  runtime.session.onLeave(forgetOutage);
  runtime.session.onLeave(() => {
    queryClient.clear();
    store.reset();
  });
  return function App() {
    useLiveEvents(runtime, queryClient);
    const locale = useLocale();
    return (
      <CacheProvider value={styles}>
        <AdminContext {...values} i18nProvider={i18nProviders[locale]} {...portalThemes[locale]}>
          <OrderToasts />
          <CurrentShell stage={config.stage}>
            <CurrentResource>
              <Outlet />
            </CurrentResource>
          </CurrentShell>
        </AdminContext>
      </CacheProvider>
    );
  };
}
