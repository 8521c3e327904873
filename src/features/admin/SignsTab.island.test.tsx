import { describe, expect, it } from 'vitest';
import { act, admin, bike, entries, morning, open, questions } from '../../../tests/inMemory/adminPage.ts';
import { named, notices, opened, press, says, submit, until } from '../../../tests/inMemory/hands.ts';
import type { AdminSigns } from '../../domain/admin/adminAnswers.schema.ts';

const entry: AdminSigns = {
  ...{ id: 'listing_wave', subject: 'listing', user_id: 'an', points: 9, message: null },
  ...{ signs: ['other_photo', 'price_low', 'new_account'], price: { price: 12_000_000, low: 20_000_000 } },
  photos: [{ own: '/photos/wave/1', other: '/photos/lead/2', other_id: 'lead' }],
  ...{ created_at: morning, listing: bike },
};
const message: AdminSigns = {
  ...{ id: 'message_t_buyer', subject: 'message', user_id: 'minh', points: 7, price: null, photos: [] },
  ...{ signs: ['link', 'asks_money'], message: 'Click nhan-coc.example', created_at: morning, listing: bike },
};
const decide = async () => {
  ((await opened()).querySelector('[name="reason"]') as HTMLInputElement).click();
  submit(named('note'));
};

describe('signs of fraud at /admin', () => {
  it('says that there are none, and that nothing is hidden by itself', async () => {
    open('#signs');
    await says('No signs of fraud');
    await says('Nothing is removed until you decide.');
    expect(questions.filter(({ queue }) => queue === 'fraud_signs')).toEqual([
      { queue: 'fraud_signs', after: null },
    ]);
  });

  it('shows why a listing is here, with its price and both pictures side by side', async () => {
    admin.queues.fraud_signs = [entry];
    open('#signs');
    await until(entries).toHaveLength(1);
    const [text] = entries();
    for (const words of [
      'Honda Wave 2021',
      '9 points',
      "A photo looks like another seller's (5 points)",
      'The price is far below that of similar bikes (3 points)',
      'The account is less than three days old (1 point)',
      'Asking price: 12,000,000 ₫. Similar bikes start at 20,000,000 ₫.',
    ])
      expect(text).toContain(words);
    const pictures = [...document.querySelectorAll('figure img')].map((image) => [
      image.getAttribute('alt'),
      image
        .getAttribute('src')
        ?.includes(image.getAttribute('alt') === 'In this listing' ? 'wave/1' : 'lead/2'),
    ]);
    expect(pictures).toEqual([
      ['In this listing', true],
      ['In the other listing', true],
    ]);
    expect(document.querySelector('section a')?.getAttribute('href')).toBe('#listings/lead');
  });

  it('is marked as reviewed with one press', async () => {
    admin.queues.fraud_signs = [entry];
    open('#signs');
    await press('Mark as reviewed: Honda Wave 2021');
    await notices('Marked as reviewed');
    expect(act.mock.calls.flat()).toEqual([{ act: 'look', signs: 'listing_wave' }]);
  });

  it('hides the listing with a reason', async () => {
    admin.queues.fraud_signs = [entry];
    open('#signs');
    await press('Remove: Honda Wave 2021');
    expect((await opened()).querySelector('[name="reason"]:checked')).toBeNull();
    await decide();
    await notices('Listing removed');
    expect(act.mock.calls.flat()).toMatchObject([{ act: 'hide', listing: 'wave' }]);
  });

  it('shows a first message without the rest of its conversation, and suspends its writer', async () => {
    admin.queues.fraud_signs = [message];
    open('#signs');
    await until(entries).toHaveLength(1);
    const [text] = entries();
    expect(text).toContain('First message about Honda Wave 2021. The rest of the conversation is not shown.');
    expect(text).toContain('Click nhan-coc.example');
    expect(text).not.toContain('Remove');
    await press('Suspend the account: minh');
    await decide();
    await notices('The account is suspended');
    expect(act.mock.calls.flat()).toMatchObject([{ act: 'suspend', person: 'minh' }]);
  });
});
