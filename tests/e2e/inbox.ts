import { expect } from '@playwright/test';
import * as z from 'zod/mini';

const Letters = z.array(
  z.object({ id: z.string(), subject: z.string(), text: z.string(), html: z.string(), date: z.string() }),
);
export type Letter = z.infer<typeof Letters>[number];

const inbox = process.env.INBOX_URL ?? 'http://127.0.0.1:1080';

/** The letters that somebody got, newest first. */
export const lettersTo = async (address: string): Promise<Letter[]> => {
  const response = await fetch(`${inbox}/letters.json?to=${encodeURIComponent(address)}`);
  return Letters.parse(await response.json());
};

/** The first letter to somebody, once it has arrived. */
export const letterTo = async (address: string): Promise<Letter> => {
  await expect.poll(async () => (await lettersTo(address)).length, { timeout: 45_000 }).toBeGreaterThan(0);
  const [letter] = await lettersTo(address);
  if (!letter) throw new Error(`no letter to ${address}`);
  return letter;
};

/** The first link in a letter. */
export const linkIn = (letter: Letter): string => {
  const link = /https?:\/\/\S+/.exec(letter.text)?.[0];
  if (!link) throw new Error(`no link in “${letter.subject}”`);
  return link;
};
