import * as z from 'zod/mini';
import { type FieldName, fieldNames, rowOfField } from '../../domain/listings/fields.ts';
import { statuses } from '../../domain/listings/listingFields.ts';
import { Photo } from '../../domain/photos/photo.schema.ts';
import { shots } from '../../domain/photos/shots.ts';
import { recordOf } from '../../domain/platform/recordOf.ts';
import { countryCodes, type FormValue, type ListingForm } from '../../domain/selling/listingForm.ts';

/** A field that came later is missing from forms that were kept before. */
const field = (name: FieldName): z.ZodMiniType => {
  const row = rowOfField(name);
  const schema = row.kind === 'choice' ? z.enum(['', ...row.values]) : z.string();
  return row.required === 'never' ? z._default(schema, '') : schema;
};
const fields = recordOf(fieldNames, field) as { [N in FieldName]: z.ZodMiniType<FormValue<N>> };

const Form: z.ZodMiniType<ListingForm> = z.object({
  ...fields,
  otherMake: z.string(),
  features: z.array(z.string()),
  // Forms that were kept before these were asked.
  facts: z._default(z.array(z.string()), []),
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
