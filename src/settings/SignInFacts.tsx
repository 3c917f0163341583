import { useSession } from '#providers/session/use-session.ts';
import { useShellText } from '#src/i18n/use-shell-text.ts';
import { FactList } from '#src/layout/account/FactList.tsx';
import { roleKey } from '#src/layout/sidebar/role-key.ts';
import { useSettingsText } from './use-settings-text.ts';

/** Shows the signed-in user. */
export function SignInFacts() {
  const text = useSettingsText();
  const shell = useShellText();
  const { user, roles } = useSession();
  return (
    <FactList
      facts={[
        { name: text('signIn.email'), value: user?.email ?? '' },
        { name: text('signIn.role'), value: shell(roleKey(roles)) },
      ]}
    />
  );
}
