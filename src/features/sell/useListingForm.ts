import { useMemo, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { ListingForm, Purpose } from '../../domain/listingForm.ts';

// The schemas come when somebody begins to fill in the form; they are needed when a field is left.
const load = () => import('./checkForm.ts');

/** Until somebody saves, a field that is still empty is not a mistake. */
type Strictness = 'quiet' | Purpose;

const isGap = (error: { message?: string | undefined } | undefined) => error?.message?.endsWith('Required');
const withoutGaps = (errors: FieldErrors<ListingForm>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => !isGap(error)));

/** The form's state; `check` validates for a purpose, which then stays the measure while typing; `prepare` fetches what checks. */
export const useListingForm = (start: ListingForm) => {
  const strictness = useRef<Strictness>('quiet');
  const resolver = useMemo<Resolver<ListingForm>>(
    () => async (values, context, options) => {
      const strict = strictness.current;
      const loaded = await load().catch((failure: unknown) => {
        // Whoever saves hears of it; while a form is filled in, the next field that is left tries again.
        if (strict !== 'quiet') throw failure;
        return null;
      });
      if (!loaded) return { values, errors: {} };
      const result = await loaded.checkForm(strict === 'draft' ? 'draft' : 'publish')(
        values,
        context,
        options,
      );
      if (strict !== 'quiet') return result;
      const errors = withoutGaps(result.errors);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [],
  );
  const form = useForm<ListingForm>({
    defaultValues: start,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const check = (purpose: Purpose) => {
    strictness.current = purpose;
    return form.trigger();
  };
  const prepare = () => void load().catch(() => undefined);
  return { form, check, prepare };
};
