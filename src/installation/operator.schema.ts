import * as z from 'zod/mini';

const line = (description: string) =>
  z
    .string()
    .check(
      z.regex(/^\S(?:[^\n\r]*\S)?$/, 'has to be a line of text'),
      z.maxLength(200, 'has to be 200 characters at most'),
      z.describe(description),
    );

/** A string for both languages, or an object with a string for each. */
const lines = (description: string) =>
  z
    .pipe(
      z.union(
        [line(description), z.strictObject({ en: line('English.'), vi: line('Vietnamese.') })],
        'has to be a line of text, or { "en": …, "vi": … }',
      ),
      z.transform((text) => (typeof text === 'string' ? { en: text, vi: text } : text)),
    )
    .check(z.describe(description));

const address = (description: string) =>
  z
    .string()
    .check(
      z.regex(/^[^\s@<>]+@[^\s@<>]+\.[A-Za-z]{2,}$/, 'has to be an email address'),
      z.describe(description),
    );

const licence = z
  .strictObject({
    number: line('Number of the licence or of the notification.'),
    link: z
      .string()
      .check(
        z.regex(/^https:\/\/\S+$/, 'has to be a link that begins with https://'),
        z.describe('Public record of it.'),
      ),
  })
  .check(
    z.describe('Licence or notification of the site at the authority. Leave it out until there is one.'),
  );

/** Person or company that runs the site, with the details that laws require and readers look for. */
export const operatorSchema = z
  .strictObject({
    legalName: lines('Registered name of the company or the person.'),
    address: lines('Registered address.'),
    taxCode: z
      .string()
      .check(
        z.regex(/^\d{10}(-?\d{3})?$|^\d{12}$/, 'has to be a tax code of 10, 12 or 13 digits'),
        z.describe('Tax code (mã số thuế), which is also the number of the company.'),
      ),
    representative: lines('Person who represents the operator.'),
    phone: z.optional(
      z
        .string()
        .check(
          z.regex(/^\+[1-9][\d ]{6,18}$/, 'has to be a phone number such as +84 24 1234 5678'),
          z.describe('Phone number for the public. Without it only the email address is shown.'),
        ),
    ),
    dataProtection: address('Email address for questions about personal data.'),
    licence: z.optional(licence),
  })
  .check(z.describe('Who runs the site. Production is not deployed without it.'));

export type Operator = z.output<typeof operatorSchema>;
