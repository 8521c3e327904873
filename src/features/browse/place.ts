import * as z from 'zod/mini';

/** Where somebody was in the list, kept with the history entry, so that Back leads to it. */
const Place = z.object({
  /** Cards that were shown. */
  shown: z.int(),
  /** Pixels from the top of the page. */
  top: z.number(),
  /** The bike whose link was followed, and how far below the top of the screen its card was. */
  bike: z.nullable(z.string()),
  offset: z.number(),
});
export type Place = z.infer<typeof Place>;
const State = z.object({ browse: Place });

/** What the entry remembers, or null; whatever else may be in it is nobody's business here. */
export const readPlace = (state: unknown): Place | null => {
  const parsed = z.safeParse(State, state);
  return parsed.success ? parsed.data.browse : null;
};

export const keepPlace = (place: Place) => history.replaceState({ ...history.state, browse: place }, '');
