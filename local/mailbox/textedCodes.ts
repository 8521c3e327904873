import * as z from 'zod/mini';
import type { Suite } from '../suite/suite.ts';

/** Code that production would send by text message. */
export type TextedCode = { phone: string; code: string };

const Answer = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

/** Returns the codes in the Auth emulator's response, newest first. Other responses give an empty list. */
export const codesIn = (answer: unknown): TextedCode[] => {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return [];
  return parsed.data.verificationCodes
    .map(({ phoneNumber, code }) => ({ phone: phoneNumber, code }))
    .reverse();
};

/** Returns unused codes; an empty list if the Auth emulator does not respond. */
export const textedCodes = async ({
  ports,
  project,
}: Pick<Suite, 'ports' | 'project'>): Promise<TextedCode[]> => {
  const address = `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/verificationCodes`;
  return fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => codesIn(await response.json()),
    () => [],
  );
};
