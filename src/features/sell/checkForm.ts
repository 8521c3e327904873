import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { ListingForm, Purpose } from '../../domain/listingForm.ts';
import { listingFormSchema } from '../../domain/schemas/listingForm.ts';

/** What is wrong with a form, for a purpose, now. */
export const checkForm = (purpose: Purpose): Resolver<ListingForm> =>
  zodResolver(listingFormSchema(purpose, new Date()));
