import { expect } from '@playwright/test';
import { type Email, emailsTo } from '../fixtures/emails.ts';

export { type Email, emailsTo, linkIn } from '../fixtures/emails.ts';

export const emailTo = async (address: string): Promise<Email> => {
  await expect.poll(async () => (await emailsTo(address)).length).toBeGreaterThan(0);
  const [email] = await emailsTo(address);
  if (!email) throw new Error(`no letter to ${address}`);
  return email;
};

/** Waits for the only email to the operator with these words in its subject. */
export const operatorEmail = async (words: string): Promise<Email | undefined> => {
  const matching = async () =>
    (await emailsTo('operator@vongxe.local')).filter(({ subject }) => subject.includes(words));
  await expect.poll(async () => (await matching()).length).toBe(1);
  return (await matching())[0];
};
