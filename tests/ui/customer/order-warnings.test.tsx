import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { I18nContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue as lenses } from '#domain/lens/catalogue/catalogue.ts';
import { EMPTY_ORDER } from '#src/customer/order/form-values.ts';
import type { EyeValues, OrderFormValues } from '#src/customer/order/form-values.ts';
import { OrderFormContext } from '#src/customer/order/order-form-context.ts';
import type { OrderFormState } from '#src/customer/order/order-form-context.ts';
import { WarningList } from '#src/customer/order/warnings/WarningList.tsx';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { lightTheme } from '#src/theme/theme.ts';

afterEach(cleanup);

const catalogue = new Map(lenses.map((lens) => [lens.id, lens]));

function eye(lensId: string, clinical: EyeValues['clinical'] = {}): EyeValues {
  return { ordered: true, lensId, values: {}, origins: {}, clinical };
}

const NOT_ORDERED: EyeValues = { ...eye(''), ordered: false };

function show(changes: Partial<OrderFormValues>, locale: 'en' | 'es' = 'en') {
  const jumpTo = vi.fn<OrderFormState['jumpTo']>();
  const shown: { form?: UseFormReturn<OrderFormValues> } = {};
  const Page = () => {
    const form = useForm<OrderFormValues>({
      defaultValues: { ...EMPTY_ORDER, left: NOT_ORDERED, ...changes },
    });
    useEffect(() => {
      shown.form = form;
    }, [form]);
    const values = useWatch({ control: form.control, compute: (all: OrderFormValues) => all });
    const known = { values, catalogue, source: null, standings: null };
    const rest = { accountNumber: '100200', draftId: 'd1', lenses, problems: [], refused: [] };
    return (
      <OrderFormContext value={{ ...known, ...rest, wanted: null, jumpTo }}>
        <FormProvider {...form}>
          <WarningList />
        </FormProvider>
      </OrderFormContext>
    );
  };
  render(
    <ThemeProvider theme={lightTheme}>
      <I18nContextProvider value={createI18nProvider(locale)}>
        <Page />
      </I18nContextProvider>
    </ThemeProvider>,
  );
  const current = () => {
    if (!shown.form) throw new Error('The form was not shown');
    return shown.form;
  };
  return { jumpTo, form: current, user: userEvent.setup() };
}

function groupOf(name: string) {
  return within(screen.getByRole('list', { name }));
}

const KERATOCONUS = { condition: 'keratoconus' };
const RESIDUAL = 'For an irregular cornea consider a keratoconus, scleral or hybrid lens';

describe('the warnings beside the form', () => {
  it('SE-08 are not there while there is nothing to say', () => {
    show({ right: eye('gp-sphere') });
    expect(screen.queryByText('Before you submit')).toBeNull();
  });

  it('SE-08 stand by level, each with its word and its eye', () => {
    show({
      right: eye('ampleye-scleral', { overRefractionCylinder: '-1', overRefractionAxis: '90' }),
      left: eye('gp-sphere', KERATOCONUS),
    });
    const warning = groupOf('Warning').getByText(RESIDUAL);
    expect(within(warning.closest('li') ?? document.body).getByText('Left eye')).toBeTruthy();
    const [information] = groupOf('Information').getAllByRole('listitem');
    expect(information?.textContent).toContain('Right eye');
    expect(information?.textContent).toContain('look for flexure');
  });

  it('SE-08 leave errors to what is missing', () => {
    show({ right: eye('gp-sphere', { refractionCylinder: '-1' }) });
    expect(screen.queryByText(/has no axis/)).toBeNull();
  });

  it('SE-08 lead to their field', async () => {
    const { user, jumpTo } = show({ right: eye('gp-sphere', KERATOCONUS) });
    await user.click(screen.getByText(RESIDUAL));
    expect(jumpTo).toHaveBeenCalledWith('right.clinical.condition');
  });

  it('SE-08 follow what is typed', async () => {
    const { form } = show({ right: eye('gp-sphere', KERATOCONUS) });
    form().setValue('right.clinical.condition', 'normal');
    await vi.waitFor(() => expect(screen.queryByText(RESIDUAL)).toBeNull());
  });

  it('SE-08 are seen with a note to the consultant, and no longer', async () => {
    const { user, form } = show({ right: eye('gp-sphere', KERATOCONUS) });
    const seen = screen.getByRole('checkbox', { name: `Seen: ${RESIDUAL}` });
    await user.click(seen);
    const note = screen.getByRole('textbox', { name: /^Note to the consultant \(optional\)/ });
    await user.type(note, 'Early cone');
    expect(form().getValues('acknowledged')).toEqual([
      { code: 'keratoconusInNormalDesign', eye: 'right', note: 'Early cone' },
    ]);
    await user.click(seen);
    expect(form().getValues('acknowledged')).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('SE-08 keep what was answered for the other eye', async () => {
    const acknowledged = [
      { code: 'keratoconusInNormalDesign', eye: 'left' as const, note: 'Known' },
    ];
    const both = { right: eye('gp-sphere', KERATOCONUS), left: eye('gp-sphere', KERATOCONUS) };
    const { user, form } = show({ ...both, acknowledged });
    const [right, left] = screen.getAllByRole<HTMLInputElement>('checkbox', {
      name: `Seen: ${RESIDUAL}`,
    });
    expect([right?.checked, left?.checked]).toEqual([false, true]);
    if (right) await user.click(right);
    expect(form().getValues('acknowledged')).toEqual([
      ...acknowledged,
      { code: 'keratoconusInNormalDesign', eye: 'right', note: '' },
    ]);
  });

  it('SE-08 put the findings of one rule under one answer', () => {
    show({ right: eye('custom-soft-sphere') });
    const [item] = groupOf('Warning').getAllByRole('listitem');
    const parts = within(item ?? document.body).getAllByRole('button');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Without a trial lens the laboratory needs: HVID',
      'Without a trial lens the laboratory needs: K readings',
      'Without a trial lens the laboratory needs: refraction',
    ]);
    expect(within(item ?? document.body).getAllByRole('checkbox')).toHaveLength(1);
  });

  it('SE-08 read in Spanish', () => {
    show({ right: eye('gp-sphere', KERATOCONUS) }, 'es');
    expect(screen.getByText('Antes de enviar')).toBeTruthy();
    expect(groupOf('Advertencia').getByText(/Para una córnea irregular/)).toBeTruthy();
  });
});
