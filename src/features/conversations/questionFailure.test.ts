import { expect, it } from 'vitest';
import { conversations } from '../../i18n/texts/conversations.ts';
import { translate } from '../../i18n/texts.ts';
import { questionFailure } from './questionFailure.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['unauthenticated', 'You must be logged in to send a message'],
  ['not-found', 'Motorcycle information not available'],
] as const)('[S8.16] a question that is refused with %s says "%s"', (code, words) => {
  expect(translate('en', conversations)(questionFailure(coded(code)))).toBe(words);
});

it('[S8.15] a question that fails for any other reason says so', () => {
  expect(questionFailure(coded('unavailable'))).toBe('sendFailed');
  expect(questionFailure(new Error('x'))).toBe('sendFailed');
  expect(translate('en', conversations)('sendFailed')).toBe('Failed to send message. Please try again.');
});

it('somebody who is suspended is told so, not to sign in', () => {
  const failure = questionFailure(coded('permission-denied'));
  expect(translate('en', conversations)(failure)).toBe(
    'This account is suspended. Contact us if you think this is a mistake.',
  );
  expect(translate('vi', conversations)(failure)).toBe(
    'Tài khoản này đang bị khóa. Nếu bạn cho rằng có nhầm lẫn, hãy liên hệ với chúng tôi.',
  );
});

it.each([
  ['aborted', 'This bike has just been sold', 'Xe này vừa bán xong'],
  ['not-found', 'Motorcycle information not available', 'Không có thông tin về chiếc xe này'],
] as const)('[S8.16] a bike that cannot be asked about any more (%s): "%s"', (code, en, vi) => {
  const failure = questionFailure(coded(code));
  expect([translate('en', conversations)(failure), translate('vi', conversations)(failure)]).toEqual([
    en,
    vi,
  ]);
});
