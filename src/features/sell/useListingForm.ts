import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { type ListingForm, listingFormSchema, type Purpose } from '../../domain/listingForm.ts';

/** Until somebody saves, a field that is still empty is not a mistake. */
type Strictness = 'quiet' | Purpose;

const isGap = (error: { message?: string | undefined } | undefined) => error?.message?.endsWith('Required');
const withoutGaps = (errors: FieldErrors<ListingForm>) =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => !isGap(error)));

/** The form's state; `check` validates for a purpose, which then stays the measure while typing. */
export const useListingForm = (start: ListingForm) => {
  const strictness = useRef<Strictness>('quiet');
  const resolver = useMemo<Resolver<ListingForm>>(
    () => async (values, context, options) => {
      const strict = strictness.current;
      const schema = listingFormSchema(strict === 'draft' ? 'draft' : 'publish', new Date());
      const result = await zodResolver(schema)(values, context, options);
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
  return { form, check };
};
