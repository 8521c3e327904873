import { describe, expect, it } from 'vitest';
import { act, admin, entries, morning, open, questions } from '../../../tests/inMemory/adminPage.ts';
import { named, notices, opened, press, says, submit, until } from '../../../tests/inMemory/hands.ts';
import type { AdminReview } from '../../domain/admin/adminAnswers.schema.ts';

const review: AdminReview = {
  ...{ id: 'deal_buyer', author_id: 'minh', subject_id: 'an', role: 'buyer', stars: 1 },
  ...{ words: 'Call me on 0912 345 678.', author_name: 'Minh', bike: 'Honda Wave 2021' },
  ...{ answer: 'Not true.', hidden: null },
  reports: [
    { id: 'r1', reason: 'private', message: 'A phone number.', reporter_id: 'an', created_at: morning },
  ],
};
const hidden = { ...review, answer: null, reports: [], hidden: { reason: 'private', at: morning } };
const choose = (kind: string) =>
  document.querySelector<HTMLInputElement>(`[name=reviews][value=${kind}]`)?.click();
const decide = async () => {
  ((await opened()).querySelector('[name="reason"]') as HTMLInputElement).click();
  submit(named('note'));
};

describe('reviews at /admin', () => {
  it('says that none was reported, and that none is hidden', async () => {
    open('#reviews');
    await says('No reported reviews');
    choose('hidden');
    await says('No hidden reviews');
    expect(questions.filter(({ queue }) => queue === 'reviews')).toEqual([
      { queue: 'reviews', hidden: false, after: null },
      { queue: 'reviews', hidden: true, after: null },
    ]);
  });

  it('shows the text, its author and subject, the answer and each report', async () => {
    admin.queues.reviews = [review];
    open('#reviews');
    await until(entries).toHaveLength(1);
    const [text] = entries();
    for (const words of [
      'By Minh',
      '1 out of 5',
      'Honda Wave 2021',
      '0912 345 678',
      'Not true.',
      'A phone number.',
    ])
      expect(text).toContain(words);
  });

  it('hides with a reason, and keeps at once', async () => {
    admin.queues.reviews = [review];
    open('#reviews');
    await press('Keep review: Minh, Honda Wave 2021');
    await notices('Reports resolved');
    await press('Hide review: Minh, Honda Wave 2021');
    await decide();
    await notices('Review hidden');
    expect(act.mock.calls.flat()).toMatchObject([
      { act: 'keepReview', review: 'deal_buyer' },
      { act: 'hideReview', review: 'deal_buyer', decision: { note: null } },
    ]);
  });

  it('restores a hidden one, which has no reports to answer', async () => {
    admin.queues.reviews = [hidden];
    open('#reviews');
    choose('hidden');
    await press('Restore review: Minh, Honda Wave 2021');
    await decide();
    await notices('Review restored');
    expect(act.mock.calls.flat()).toMatchObject([{ act: 'restoreReview', review: 'deal_buyer' }]);
    expect(entries()[0]).not.toContain('Keep review');
  });
});
