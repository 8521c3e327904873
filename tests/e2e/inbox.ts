import { expect } from '@playwright/test';
import * as z from 'zod/mini';

const Emails = z.array(
  z.object({ id: z.string(), subject: z.string(), text: z.string(), html: z.string(), date: z.string() }),
);
export type Email = z.infer<typeof Emails>[number];

const inbox = process.env.INBOX_URL ?? 'http://127.0.0.1:1080';

/** The letters that somebody got, newest first. */
export const emailsTo = async (address: string): Promise<Email[]> => {
  const response = await fetch(`${inbox}/emails.json?to=${encodeURIComponent(address)}`);
  return Emails.parse(await response.json());
};

/** The first letter to somebody, once it has arrived. */
export const emailTo = async (address: string): Promise<Email> => {
  await expect.poll(async () => (await emailsTo(address)).length).toBeGreaterThan(0);
  const [email] = await emailsTo(address);
  if (!email) throw new Error(`no letter to ${address}`);
  return email;
};

/** The first link in an email. */
export const linkIn = (email: Email): string => {
  const link = /https?:\/\/\S+/.exec(email.text)?.[0];
  if (!link) throw new Error(`no link in “${email.subject}”`);
  return link;
};
