import { hostsIn, isFamiliarHost } from './hostsIn.ts';
import { foldLookAlikes } from './lookAlikes.ts';

/** Makes blanks optional, because `asOneReads` joins spaced-out letters. */
const anyOf = (...phrases: readonly string[]) => `(?:${phrases.join('|').replaceAll(' ', ' ?')})`;
const word = (inner: string) => `(?<![a-z0-9])${inner}(?![a-z0-9])`;
const near = (one: string, other: string, words = 6) =>
  `${word(one)}(?:[^a-z0-9]+[a-z0-9%.,]+){0,${words}}?[^a-z0-9]*${word(other)}`;

// Phrases without accents, with abbreviations: ck is chuyển khoản, trc is trước.
const deposit = anyOf('dat coc', 'tien coc', 'coc', 'deposit', 'reservation fee', 'lam tin', 'tien dam bao');
const pay = anyOf(
  ...['chuyen khoan', 'chuyen tien', 'chuyen momo', 'chuyen', 'ck', 'bank', 'banking', 'thanh toan', 'tra'],
  ...['nop', 'dong', 'dat', 'pay', 'payment', 'transfer', 'wire', 'send the money'],
);
const before = anyOf('truoc', 'trc', 'tr', 'in advance', 'first', 'upfront', 'up front', 'now');
const hold = anyOf(
  ...['giu xe', 'giu cho', 'de lai xe', 'bao xe', 'chot xe', 'go tin', 'go bai', 'khong cho ai xem'],
  ...['hold the bike', 'hold it', 'keep it', 'reserve', 'reserved', 'secures'],
);
const afar = anyOf(
  ...['o xa', 'gui xe', 'nha xe', 'giao xe', 'giao tan', 'shipper', 'co xe tai nha', 'nuoc ngoai ve'],
  ...['abroad', 'offshore', 'courier', 'agent', 'ship it', 'send the bike', 'by bus', 'deliver the bike'],
);
const fee = anyOf(
  ...[
    '(?:phi|tien) (?:bao lanh|lam ho so|mo|thu tuc|lich hen|phat hanh|coi xe|xem xe|lay xe|nhan|thong quan)',
  ],
  ...[
    '(?:dong|nop|thanh toan|chuyen|gui) (?:cuoc|lo phi)',
    'booking fee',
    'visit fee',
    'release (?:fee|charge)',
  ],
  ...['phi ship', 'phi van chuyen', 'phi bao hiem', 'phi ho so', 'phi giu xe', 'phi xac minh', 'dong thue'],
  ...['shipping fee', 'delivery fee', 'insurance fee', 'customs fee', 'activation fee', 'processing fee'],
);
const tell = anyOf(
  ...['doc', 'gui', 'cho', 'xin', 'chup', 'nhap', 'cung cap', 'bao'],
  ...['send', 'read', 'give', 'tell', 'share', 'forward', 'what is'],
);
const code = anyOf(
  ...[
    'otp',
    'ma otp',
    'ma xac nhan',
    'ma xac thuc',
    'ma xac minh',
    'ma so',
    'ma [46] so',
    'ma(?= [a-z]* ?(?:vua|ve|lien))',
  ],
  ...[
    'code(?! of)',
    'pin',
    'verification code',
    'cvv',
    'so the',
    'the ngan hang',
    'card number',
    'bank card',
    'can cuoc',
  ],
);
const lead = anyOf(
  ...['link', 'duong dan', 'bam vao', 'truy cap', 'dang nhap', 'quet', 'ma qr', 'qr code'],
  ...['click', 'log in', 'login', 'scan', 'open this'],
);
const gain = anyOf(
  ...[
    'nhan tien',
    'tien ve',
    'nhan coc',
    'nhan ngay',
    'tai khoan',
    'so the',
    'trung',
    'xac nhan',
    'duyet',
    'hoan lai',
    'lay tien',
    'tien vao',
  ],
  ...['receive', 'release', 'claim', 'payment', 'get the', 'get it', 'confirm', 'your card'],
);
const wordsOfFrauds = anyOf(
  ...[
    'western union',
    'moneygram',
    'gift cards?',
    'usdt',
    'bitcoin',
    'crypto',
    'escrow',
    'overpaid',
    'wire transfer',
  ],
  ...['upfront', 'up front', 'advance payment', 'pay in advance', 'payinadvance', 'prepay', 'paypal'],
  ...[
    'the cao',
    'nap the',
    'chuyen du',
    'chuyen nham',
    'lo chuyen',
    'trung thuong',
    'trung xe',
    'hai quan thanh ly',
  ],
  ...['coc truoc', 'coc trc', 'coc online', 'giu xe truoc', 'ma otp', 'ma xac thuc', 'shipping agent'],
);
const amount = '\\d+(?:[.,]\\d+)? ?(?:k|tr|trieu|cu|cai|nghin|%|m|million|dollars|usd)?';
const toMe = '(?:em|minh|e|toi|me|him|her|us|my [a-z]+)';
/** Phrases for money in advance, such as "hand me 500". */
const handOver = anyOf(
  ...[
    `ban (?:cho )?(?:${toMe} )?${amount}(?= (?:k|cai|cu|qua|la|de|di))`,
    `(?:ung|dua|lo|nap)(?: giup| truoc| them){0,2} ${toMe} (?:it |giup )?(?:tien|phi|${amount})`,
    `(?:ung|dua|nap) (?:truoc|them) (?:cho )?(?:${toMe} )?(?:it |${amount})`,
    `(?:chuyen|gui|bank) (?:cho )?${toMe} (?:nua|het|truoc|it|${amount})`,
    'tien xe qua|tien mo|tien chuoc|chuoc giay to|chuyen khoan 100|thanh toan (?:het|du)|lo giup [a-z]+ tien',
    'nhan (?:du )?tien (?:la|moi|roi)|tien ve la|coc xong|(?:ben )?trung gian|giai ngan',
    'send half|send (?:him|her|us) (?:the |some )?money|first one to (?:pay|send)|whoever pays first|pays? the driver',
    `(?:wire|send|transfer) (?:me |just |only |about )*${amount}(?= (?:to|tonight|now|today|and|on))`,
    'once you (?:have )?paid|third party|hold the money|sent too much|(?:gas|fuel) money|steam cards?|prepaid cards?',
    'before i tell you|insurance (?:fee )?that (?:comes back|is refunded)|clear(?:s|ance)? (?:fee|payment)',
  ],
);
/** Signs of honesty: buyer and seller meet first. */
const met = anyOf(
  ...[
    '(?:khi|luc|xong) (?:em |minh |anh )?(?:xem|nhan|gap)',
    '(?:xem|nhan) xe (?:xong|roi|ung)',
    'xem (?:xe )?xong',
  ],
  ...['gap (?:truc tiep|xem)', 'tai cho', 'tai cua hang', 'cong chung', 'tra gop', 'ung thi', 'khi nhan xe'],
  ...[
    'in person',
    'when (?:i|you|we) (?:come|pick|see|collect)',
    'after (?:a test ride|i have seen)',
    'come and see',
    'when we (?:sign|meet)',
  ],
);
/** Signs of honesty: a warning, a refused deposit, or another buyer's deposit. */
const needless = anyOf(
  ...[
    'can than',
    'canh giac',
    'coc bao nhieu',
    'khong (?:can|nhan|lay) (?:tien )?coc',
    'dung (?:chuyen|coc|dat coc)',
    'bo coc',
    'da coc',
    'coc chua',
  ],
  ...[
    '(?:nguoi|khach) (?:da )?(?:dat )?coc(?: roi)?',
    'do not pay',
    'never pay',
    'no deposit',
    'left a deposit',
  ],
);

/** Points for fraud, negative for honesty. A sum of at least 3 causes a warning. */
const signs: readonly (readonly [points: number, pattern: RegExp])[] = (
  [
    [3, near(pay, before)],
    [3, near(deposit, before)],
    [2, word(deposit)],
    [1, '(?<![a-z0-9])\\d+(?:[.,]\\d+)? ?(?:k|tr|trieu|cu|nghin|%|m|million|trd)(?![a-z])'],
    [1.5, word(hold)],
    [1, word(afar)],
    [1, word(pay)],
    [2, word(fee)],
    [2, near(pay, fee)],
    [3, near(tell, code, 5)],
    [1.5, near(code, tell)],
    [2, word(anyOf('otp', 'cvv', 'ma [46] so', '[46] digit code', 'verification code'))],
    [2, word(lead)],
    [1.5, near(lead, gain, 8)],
    [3, word(handOver)],
    [3, word(wordsOfFrauds)],
    [-3, word(met)],
    [-4, word(needless)],
  ] as const
).map(([points, pattern]) => [points, new RegExp(pattern)] as const);
const enough = 3;
const forAnAddress = 2;

/** Undoes filter evasion: digits as letters, spaced-out letters. */
const asOneReads = (message: string): string =>
  foldLookAlikes(message)
    .replace(
      /(?<=[a-z])[01345](?=[a-z])|(?<![a-z0-9])0(?=[a-z]{2})/g,
      (digit) => 'oi_eas'[Number(digit)] ?? '',
    )
    .replace(/(?<![a-z])[a-z](?:[ ._*-]{1,2}[a-z](?![a-z])){2,}/g, (row) => row.replace(/[^a-z]/g, ''))
    .replace(/\s+/g, ' ');

/**
 * Does a message ask for money in advance, a code or a click, as fraudsters do? May err, so pages only warn.
 * @example asksForMoney('Em đặt cọc trước 2 triệu nhé') // => true
 * @example asksForMoney('Xem xe xong ưng thì em cọc luôn') // => false
 */
export const asksForMoney = (message: string): boolean => {
  const text = asOneReads(message);
  const address = hostsIn(message).some((host) => !isFamiliarHost(host)) ? forAnAddress : 0;
  return signs.reduce((sum, [points, pattern]) => sum + (pattern.test(text) ? points : 0), address) >= enough;
};
