import * as z from 'zod/mini';
import {
  allCategories,
  allConditions,
  fuels,
  statuses,
  transmissions,
} from '../../domain/listings/listingFields.ts';
import { Photo } from '../../domain/photos/photo.schema.ts';
import { shots } from '../../domain/photos/shots.ts';
import { countryCodes, type ListingForm } from '../../domain/selling/listingForm.ts';

const choice = <T extends string>(choices: readonly T[]) => z.enum(['', ...choices]);

const Form: z.ZodMiniType<ListingForm> = z.object({
  make: z.string(),
  otherMake: z.string(),
  model: z.string(),
  year: z.string(),
  mileage: z.string(),
  engine: z.string(),
  category: choice(allCategories),
  condition: choice(allConditions),
  transmission: choice(transmissions),
  fuel: choice(fuels),
  features: z.array(z.string()),
  // Forms that were kept before these were asked.
  facts: z._default(z.array(z.string()), []),
  location: z.string(),
  phoneCountry: z.enum(countryCodes),
  contactPhone: z.string(),
  whatsappCountry: z.enum(countryCodes),
  whatsappNumber: z.string(),
  hidePhone: z.boolean(),
  hideWhatsApp: z.boolean(),
  description: z.string(),
  // Forms that were kept before there was a second text.
  otherDescription: z._default(z.string(), ''),
  price: z.string(),
  // Forms that were kept before there was this question.
  onFacebook: z._default(z.boolean(), false),
});

/** Sent: the original is with the server, so its renditions can be waited for after a reload. */
export const keptStages = ['local', 'sent', 'ready'] as const;
const KeptPhoto = z.object({
  key: z.string(),
  address: Photo.shape.image_url,
  stage: z.enum(keptStages),
  shot: z.optional(z.enum(shots)),
});
export type KeptPhoto = z.infer<typeof KeptPhoto>;

/** What was left unfinished in this browser, by this build of the site or an older one. */
export const KeptForm = z.object({
  /** The id that the listing has or will have, so that saving twice makes one document. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  form: Form,
  photos: z.array(KeptPhoto),
  /** The stored listing that the changes began from; missing for a new one, and where an older build kept the form. */
  base: z.optional(
    z.object({
      answers: z.nullable(z.record(z.string(), z.string())),
      status: z.enum([...statuses, 'hidden']),
    }),
  ),
  /** A save was begun: the document may exist although nobody answered. */
  attempted: z.boolean(),
  /** When it was kept, in milliseconds. */
  at: z.number(),
});
export type KeptForm = z.infer<typeof KeptForm>;
