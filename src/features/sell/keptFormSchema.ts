import * as z from 'zod/mini';
import { type FieldName, fieldNames, rowOfField } from '../../domain/listings/fields.ts';
import { statuses } from '../../domain/listings/listingFields.ts';
import { recordOf } from '../../domain/platform/recordOf.ts';
import { countryCodes, type FormValue, type ListingForm } from '../../domain/selling/listingForm.ts';
import { KeptPhoto } from '../../photos/keptPhoto.ts';

/** Optional fields have a default, because forms of older builds lack them. */
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
  facts: z._default(z.array(z.string()), []),
  phoneCountry: z.enum(countryCodes),
  contactPhone: z.string(),
  whatsappCountry: z.enum(countryCodes),
  whatsappNumber: z.string(),
  hidePhone: z.boolean(),
  hideWhatsApp: z.boolean(),
  description: z.string(),
  otherDescription: z._default(z.string(), ''),
  price: z.string(),
  onFacebook: z._default(z.boolean(), false),
});

/** Unfinished form in this browser's storage, perhaps from an older build. */
export const KeptForm = z.object({
  /** Chosen before the first save, so that repeated saves create only one document. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  form: Form,
  photos: z.array(KeptPhoto),
  /** Stored listing before the changes; missing for new listings, and in forms of older builds. */
  base: z.optional(
    z.object({
      answers: z.nullable(z.record(z.string(), z.string())),
      status: z.enum([...statuses, 'hidden']),
    }),
  ),
  /** A save was begun: the document may exist. */
  attempted: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type KeptForm = z.infer<typeof KeptForm>;
