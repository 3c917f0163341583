import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { AdminContext } from 'react-admin';
import { Outlet } from 'react-router';
import { oneTabAtATime } from '#providers/browser/one-tab-at-a-time.ts';
import { joinListsKept } from '#providers/browser/other-tabs.ts';
import { styleNonce } from '#providers/browser/style-nonce.ts';
import { dataDeps } from '#providers/data-deps.ts';
import { createDataProvider } from '#providers/data/data.ts';
import { createListStore } from '#providers/data/list-store.ts';
import type { ListStore } from '#providers/data/list-store.ts';
import type { Drafts } from '#providers/drafts/drafts.ts';
import { DraftsContext } from '#providers/drafts/use-drafts.ts';
import { createConnection } from '#providers/http/connection.ts';
import { ConnectionContext } from '#providers/http/use-connection.ts';
import { useLocale } from '#providers/messages/use-locale.ts';
import type { Runtime } from '#providers/runtime.ts';
import { createAuthProvider } from '#providers/session/auth.ts';
import type { PortalConfig } from './config.ts';
import { i18nProviderIn } from './i18n/i18n-provider.ts';
import { CurrentResource } from './layout/CurrentResource.tsx';
import { CurrentShell } from './layout/CurrentShell.tsx';
import { forgetNotifications } from './notifications/open-toasts.tsx';
import { createQueryClient } from './query-client.ts';
import { KeepLanguage } from './session/KeepLanguage.tsx';
import { OrderToasts } from './session/OrderToasts.tsx';
import { ScanToOpen } from './session/scan/ScanToOpen.tsx';
import { useLiveEvents } from './session/use-live-events.ts';
import { createPortalStore } from './settings/portal-store.ts';
import { portalThemes } from './theme/theme.ts';

/** Creates the portal. Its providers are values created here, once, outside React. */
export function createApp(runtime: Runtime, config: PortalConfig, drafts: Drafts): ComponentType {
  const connection = createConnection(runtime.client);
  const queryClient = createQueryClient();
  const dataProvider = createDataProvider(connection, dataDeps(runtime));
  const store: ListStore = createListStore(createPortalStore(), {
    preference: dataProvider.preference,
    savePreference: dataProvider.savePreference,
    alone: (work) => oneTabAtATime(navigator.locks, 'lens-portal-lists', work),
    notifyTabs: joinListsKept(() => store.refresh()),
    log: (message, error) => console.warn(message, error),
  });
  addEventListener('online', () => store.retry());
  const styles = createCache({ key: 'css', nonce: styleNonce() });
  const values = {
    authProvider: createAuthProvider(runtime.session),
    dataProvider,
    queryClient,
    store,
  };
  runtime.session.onLeave(drafts.open.leave);
  runtime.session.onLeave(forgetNotifications);
  runtime.session.onLeave(connection.outage.forget);
  runtime.session.onLeave(() => {
    queryClient.clear();
    store.reset();
  });
  return function App() {
    useLiveEvents(runtime, connection, queryClient);
    const locale = useLocale();
    return (
      <CacheProvider value={styles}>
        <ConnectionContext value={connection}>
          <DraftsContext value={drafts}>
            <AdminContext
              {...values}
              i18nProvider={i18nProviderIn(locale)}
              {...portalThemes[locale]}
            >
              <KeepLanguage />
              <OrderToasts />
              <ScanToOpen />
              <CurrentShell stage={config.stage}>
                <CurrentResource>
                  <Outlet />
                </CurrentResource>
              </CurrentShell>
            </AdminContext>
          </DraftsContext>
        </ConnectionContext>
      </CacheProvider>
    );
  };
}
