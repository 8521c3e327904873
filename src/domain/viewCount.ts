import * as z from 'zod/mini';

/**
 * What lies at view_counts/{listing}: how many people have seen its page (D28). It stands beside the listing, so
 * that a look wakes none of what follows a change of it.
 */
export const ViewCount = z.strictObject({ views_count: z.int() });
export type ViewCount = z.infer<typeof ViewCount>;
