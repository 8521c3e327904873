/** How much each field of the contact page takes. Nothing is required there: a message is stored as it comes. */
export const contactLimits = {
  first_name: 100,
  last_name: 100,
  email: 254,
  subject: 200,
  message: 5_000,
} as const;
