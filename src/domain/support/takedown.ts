export const takedownSides = ['authority', 'owner', 'other'] as const;
export type TakedownSide = (typeof takedownSides)[number];

/** Hours within which operators decide: by Law 116/2025/QH15 for authorities, else by the site's promise. */
export const takedownHours: Record<TakedownSide, number> = { authority: 24, owner: 72, other: 168 };

export const takedownOutcomes = ['upheld', 'partly', 'refused'] as const;
export type TakedownOutcome = (typeof takedownOutcomes)[number];

/** Maximum length, so that the reason and the request's number fit into a note to the seller. */
export const maxTakedownReason = 900;

/** Days until a request is deleted: three years, within which damages can be claimed. */
export const takedownDays = 1_095;

/** Maximum length of each field. Together they fit into a contact message. */
export const takedownLimits = {
  name: 100,
  email: 254,
  page: 300,
  basis: 1_000,
  description: 3_000,
} as const;

/** Beginning of a takedown request's message, before the sender's description. */
export const takedownLead = ({ page, basis }: { page: string; basis: string }): string =>
  `${page}\n\n${basis}\n\n`;

/**
 * Number of a request within its year in Vietnam.
 * @example takedownNumber(2026, 1) // => 'TD-2026-0001'
 */
export const takedownNumber = (year: number, count: number): string =>
  `TD-${year}-${String(count).padStart(4, '0')}`;
