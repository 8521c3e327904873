import type { Verdict } from './queuedPhoto.ts';

const reasons = ['type', 'size', 'shape', 'truncated', 'limit'] as const;
/** Returns why the server refused a photo. Unknown reasons count as 'type'. */
const reasonIn = (answer: unknown) =>
  reasons.find(
    (reason) =>
      typeof answer === 'object' && answer !== null && 'reason' in answer && answer.reason === reason,
  ) ?? 'type';

type World = {
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
};

/** Milliseconds between requests, 90 seconds in total. */
const pauses = [500, 500, 700, 1_000, 1_500, 2_000, ...Array.from({ length: 28 }, () => 3_000)];

/**
 * Polls until the server has made a photo's renditions, or refused the photo.
 * @param waitingUrl answers 200 once the photo is ready, 422 if it is refused
 * @throws after 90 seconds without a verdict
 */
export const awaitVerdict = async (
  waitingUrl: string,
  signal: AbortSignal,
  { fetch, wait }: World,
): Promise<Verdict> => {
  for (const pause of pauses) {
    signal.throwIfAborted();
    const answer = await fetch(waitingUrl, { cache: 'no-store', signal }).catch(() => null);
    if (answer?.status === 200) return 'ready';
    if (answer?.status === 422) return reasonIn(await answer.json().catch(() => null));
    await wait(pause);
  }
  throw new Error('the server has not made the photo ready in time');
};
