import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { vi } from 'vitest';
import { showLocale } from '#providers/messages/locale.ts';
import { catalogue as lenses } from '#server/first-run/catalogue/catalogue.ts';
import { orderProblems } from '#src/customer/order/problems/problems.ts';
import { EMPTY_ORDER } from '#src/customer/order/state/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/state/form-values.ts';
import { OrderFormContext } from '#src/customer/order/state/order-form-context.ts';
import type { OrderFormState } from '#src/customer/order/state/order-form-context.ts';
import { useStateStore } from '#src/customer/order/state/state-store.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { lightTheme } from '#src/theme/theme.ts';
import { fakeDataProvider } from '../resources/portal-harness.tsx';

const catalogue = new Map(lenses.map((lens) => [lens.id, lens]));

/** Returns the values of an eye with this lens and nothing else. */
export function eyeWith(lensId: string, changes: Partial<EyeValues> = {}): EyeValues {
  return { ...EMPTY_ORDER.right, lensId, ...changes };
}

export const NOT_ORDERED: EyeValues = { ...EMPTY_ORDER.left, ordered: false };

interface FormOptions {
  changes?: Partial<OrderFormValues>;
  jumpTo: OrderFormState['jumpTo'];
  onForm?: (form: UseFormReturn<OrderFormValues>) => void;
  children: ReactNode;
}

/** The order form around one of its parts, with everything derived from its values. */
function PanelForm({ changes, jumpTo, onForm, children }: FormOptions) {
  const form = useForm<OrderFormValues>({ defaultValues: { ...EMPTY_ORDER, ...changes } });
  useEffect(() => {
    onForm?.(form);
  }, [form, onForm]);
  const values = useWatch({ control: form.control, compute: (all: OrderFormValues) => all });
  const known = { values, catalogue, source: null, eligibilities: null };
  const rest = { accountNumber: '100200', draftId: 'd1', lenses, refused: [], wanted: null };
  const store = useStateStore({ ...known, ...rest, problems: orderProblems(known), jumpTo });
  return (
    <OrderFormContext value={store}>
      <FormProvider {...form}>{children}</FormProvider>
    </OrderFormContext>
  );
}

/** Shows one part of the order form; `values` returns the form's current values. */
export function showPanel(
  panel: ReactNode,
  changes: Partial<OrderFormValues> = {},
  locale: 'en' | 'es' = 'en',
) {
  void showLocale(locale);
  const jumpTo = vi.fn<OrderFormState['jumpTo']>();
  const shown: { form?: UseFormReturn<OrderFormValues> } = {};
  render(
    <ThemeProvider theme={lightTheme}>
      <CoreAdminContext dataProvider={fakeDataProvider()} i18nProvider={createI18nProvider(locale)}>
        <PanelForm changes={changes} jumpTo={jumpTo} onForm={(form) => (shown.form = form)}>
          {panel}
        </PanelForm>
      </CoreAdminContext>
    </ThemeProvider>,
  );
  const form = () => {
    if (!shown.form) throw new Error('The form was not shown');
    return shown.form;
  };
  return { jumpTo, form, values: () => form().getValues() };
}
