import { describe, expect, it } from 'vitest';
import {
  admin,
  bike,
  email,
  entries,
  message,
  morning,
  open,
  person,
  report,
} from '../../../tests/inMemory/adminPage.ts';
import { refuse } from '../../../tests/inMemory/browserFirestore.ts';
import { button, hasButton, notices, press, says, until } from '../../../tests/inMemory/hands.ts';

describe('what an operator reads', () => {
  it.each([
    [
      'reports',
      report,
      'Select Honda Wave 2021Honda Wave 2021Active15,000,000 ₫ · HueSeller: AnwaveShow numbers1 report ScamJan 15, 2026 at 10:00Reported by minhWants money first.RemoveKeep listingSuspend the seller',
    ],
    ['listings', bike, 'Honda Wave 2021Active15,000,000 ₫ · HueSeller: AnwaveShow numbersRemove'],
    [
      'listings',
      {
        ...bike,
        ...{ status: 'hidden', price: null, seller_name: null, location: '' },
        hidden: { reason: 'spam', note: 'Many.', cause: 'seller', status: 'active', hidden_at: morning },
      },
      'Honda Wave 2021RemovedSeller: anwaveHidden because the seller is suspended · Spam: Many. · Jan 15, 2026 at 10:00Show numbersRestore',
    ],
    [
      'listings',
      { ...bike, status: 'deleted', price: null },
      'Honda Wave 2021DeletedHueSeller: AnwaveShow numbersRemove',
    ],
    [
      'people',
      person,
      'Anan@example.com · Since 15 January 2026anEmail address confirmed · Phone number confirmed · 2 reports against them · 1 report by them · 3 conversations · 0 reviewsListings: 1 for sale, 2 soldHonda Wave 2021 ActiveSuspendRoleDaily limitIdentityShop',
    ],
    [
      'people',
      {
        ...person,
        role: 'owner',
        email: null,
        created_at: null,
        listings: [{ ...bike, status: 'deleted' }],
      },
      'AnOwnerNo email addressanEmail address confirmed · Phone number confirmed · 2 reports against them · 1 report by them · 3 conversations · 0 reviewsListings: 1 for sale, 2 soldHonda Wave 2021 DeletedRole',
    ],
    [
      'people',
      { ...person, name: null, suspension: { reason: 'spam', note: null, suspended_at: morning } },
      'No nameSuspendedan@example.com · Since 15 January 2026anSpam · Jan 15, 2026 at 10:00Email address confirmed · Phone number confirmed · 2 reports against them · 1 report by them · 3 conversations · 0 reviewsListings: 1 for sale, 2 soldHonda Wave 2021 ActiveLift the suspensionRoleDaily limitIdentityShop',
    ],
    [
      'people',
      { ...person, email_confirmed: false },
      'Anan@example.com (not confirmed) · Since 15 January 2026anNo confirmed email address · Phone number confirmed · 2 reports against them · 1 report by them · 3 conversations · 0 reviewsListings: 1 for sale, 2 soldHonda Wave 2021 ActiveSuspendRoleDaily limitIdentityShop',
    ],
    [
      'people',
      { ...person, barred_by: { kind: 'phone', reason: 'scam' } },
      'AnBarredan@example.com · Since 15 January 2026anScam: A suspended account had confirmed the same phone number. The number may have a new owner.Email address confirmed · Phone number confirmed · 2 reports against them · 1 report by them · 3 conversations · 0 reviewsListings: 1 for sale, 2 soldHonda Wave 2021 ActiveLift the suspensionRoleDaily limitIdentityShop',
    ],
    [
      'messages',
      { ...message, kind: 'support_requests' },
      'A question & moreLan · lan@example.com · Jan 15, 2026 at 10:00Hello.ReplyDone',
    ],
    [
      'emails',
      email,
      'Reply in a conversationMay have been deliveredl***@example.com · Jan 15, 2026 at 10:00 · 5 attemptsLast error: no answerreply_xSend again',
    ],
    [
      'emails',
      { ...email, kind: 'newer', error: null, uncertain: false, attempts: 1 },
      'newerl***@example.com · Jan 15, 2026 at 10:00 · 1 attemptreply_xSend again',
    ],
    [
      'messages',
      message,
      'A question & moreLan · lan@example.com (not confirmed) · Jan 15, 2026 at 10:00Hello.ReplyDone',
    ],
    [
      'messages',
      {
        ...message,
        user_id: 'lan',
        name: null,
        email: 'not an address',
        subject: null,
        rating: 4,
        answerable: false,
      },
      'No subject4 out of 5not an address (not confirmed) · Jan 15, 2026 at 10:00 · lanHello.There is no email address to reply to.Done',
    ],
    [
      'messages',
      { ...message, name: null, email: null, message: '', answerable: false },
      'A question & moreJan 15, 2026 at 10:00There is no email address to reply to.Done',
    ],
  ] as const)('of %s: %j', async (queue, item, text) => {
    admin.queues[queue] = [item];
    open(`#${queue}`);
    await until(entries).toHaveLength(1);
    expect(entries()).toEqual([text]);
  });
});

describe('the phone numbers of a listing', () => {
  const shown = async () => {
    admin.queues.listings = [bike];
    open('#listings');
    await press('Show numbers: Honda Wave 2021');
  };

  it('are loaded on a press, and the page says that this is recorded', async () => {
    admin.numbers = (listing) => ({
      numbers:
        listing === 'wave'
          ? [
              { channel: 'phone', value: '+84912345678', hidden: false },
              { channel: 'whatsapp', value: '+4915112345678', hidden: true },
            ]
          : [],
    });
    await shown();
    await says('This is recorded in the audit log.');
    expect(entries()).toEqual([
      'Honda Wave 2021Active15,000,000 ₫ · HueSeller: AnwavePhone: 0912 345 678WhatsApp: +4915112345678 · hidden from buyersThis is recorded in the audit log.Remove',
    ]);
  });

  it('may be none', async () => {
    admin.numbers = () => ({ numbers: [] });
    await shown();
    await says('This listing has no phone number.');
  });

  it.each([
    [
      'RESOURCE_EXHAUSTED',
      "You've viewed the phone numbers on 100 listings today. Please try again tomorrow.",
    ],
    ['ABORTED', "That didn't work. Please try again."],
  ] as const)('that are refused (%s) say so, and can be asked for again', async (status, words) => {
    admin.numbers = () => refuse(status);
    await shown();
    await notices(words);
    expect(hasButton('Show numbers: Honda Wave 2021')).toBe(true);
  });
});

describe('the state of the site', () => {
  it('is shown as figures, with a count at each tab', async () => {
    admin.figures = {
      ...admin.figures,
      reports: 2,
      conversation_reports: 0,
      fraud_signs: 3,
      review_reports: 4,
      dead: 0,
      feedback: 1,
      support_requests: 2,
      contact_messages: 3,
    };
    open('#reports');
    const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    await until(() => tabs()[0]).toBe('Reports 2 waiting');
    expect(tabs()).toEqual([
      'Reports 2 waiting',
      'Signs of fraud 3 waiting',
      'Reviews 4 waiting',
      'Listings',
      'People',
      'Messages 6 waiting',
      'Failed emails',
      'Audit log',
      'Page views',
    ]);
    const line = document.querySelector('dl')?.textContent;
    expect(line).toBe(
      'for sale1,000sold1,001paused1,002drafts1,003removed by us1,004members1,005suspended1,006emails queued1,009',
    );
    expect(document.title).toBe('Admin | Vongxe');
    expect((await button('Refresh')).disabled).toBe(false);
    expect(hasButton('Show more')).toBe(false);
  });
});
