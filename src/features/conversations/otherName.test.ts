import { expect, it } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { otherName } from './otherName.ts';

it.each([
  ['seller', 'Trần Thị Bình', 'Nguyễn Văn An', 'Trần Thị Bình'],
  ['buyer', 'Trần Thị Bình', 'Nguyễn Văn An', 'Nguyễn Văn An'],
  ['seller', 'Unknown', 'Nguyễn Văn An', 'the buyer'],
  ['buyer', 'Trần Thị Bình', 'Unknown', 'the seller'],
  ['buyer', 'Trần Thị Bình', '', 'the seller'],
] as const)(
  '[S8.47] the %s, with %s and %s, has sent a reply to %s',
  (userId, buyer_name, seller_name, name) => {
    const thread = buildInquiry({ buyer_name, seller_name });
    expect(otherName(thread, userId, translate('en', conversations))).toBe(name);
  },
);

it('[S8.47] in Vietnamese, too', () => {
  const t = translate('vi', conversations);
  expect(otherName(buildInquiry({ seller_name: 'Unknown' }), 'buyer', t)).toBe(t('theSeller'));
});
