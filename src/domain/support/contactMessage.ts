export const messageDays = 365;

/** Maximum numbers of characters. */
export const contactLimits = {
  first_name: 100,
  last_name: 100,
  email: 254,
  subject: 200,
  message: 5_000,
} as const;
