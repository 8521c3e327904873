import { expect, it } from 'vitest';
import { emailThread } from '../../functions/src/conversations/emailThread.ts';
import { deliverEmail, type Mailer } from '../../functions/src/emails/deliverEmail.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { documents, fresh, siteUrl } from '../functions/suite.ts';

/** In the far future, so that the suite's scheduled functions skip these emails. */
const future = Date.UTC(2095, 0, 1);
const events = 500;

it('500 events, each delivered three times at once, are exactly 500 emails', async () => {
  const sent: string[] = [];
  const mailer: Mailer = async ({ messageId }) => {
    sent.push(messageId);
    return { ok: true };
  };
  const needs = {
    documents,
    accounts: async () => ({ email: 'seller@example.com', name: 'Hoa' }),
    site: siteUrl,
    now: future,
  };
  const threads = Array.from({ length: events }, () => fresh('bench'));
  const handle = async (thread: string) => {
    const email = { kind: 'inquiry', thread, source: thread, to: 'seller', message: 'Hello' } as const;
    await emailThread(buildInquiry(), email, needs);
    await deliverEmail(documents, `inquiry_${thread}`, { mailer, host: 'x.example', clock: () => future });
  };
  const begun = performance.now();
  for (let first = 0; first < events; first += 25)
    await Promise.all(threads.slice(first, first + 25).flatMap((it) => [handle(it), handle(it), handle(it)]));
  const seconds = (performance.now() - begun) / 1_000;
  console.log(`${events} events × 3 in ${seconds.toFixed(1)} s`);
  expect(sent).toHaveLength(events);
  expect(new Set(sent).size).toBe(events);
});
