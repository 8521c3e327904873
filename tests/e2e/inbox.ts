import { expect } from '@playwright/test';
import { type Email, emailsTo } from '../fixtures/emails.ts';

export { type Email, emailsTo, linkIn } from '../fixtures/emails.ts';

export const emailTo = async (address: string): Promise<Email> => {
  await expect.poll(async () => (await emailsTo(address)).length).toBeGreaterThan(0);
  const [email] = await emailsTo(address);
  if (!email) throw new Error(`no letter to ${address}`);
  return email;
};
