import { describe, expect, it } from 'vitest';
import { processing } from '../../src/content/processing.ts';
import { fillPeriods } from '../../src/content/processingTerms.ts';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { paths } from '../../src/paths.ts';
import { headings, legalPaths, page, tags, text } from './built.ts';

const has = (path: (typeof legalPaths)[number], lang: Language, ...words: RegExp[]) => {
  const content = text(page(lang, path));
  for (const word of words) expect(content).toMatch(word);
};

it.each(languages.flatMap((lang) => legalPaths.map((path) => [lang, path] as const)))(
  'a legal text begins with links to all of its sections (%s %s)',
  (lang, path) => {
    const html = page(lang, path);
    const [contents = ''] = /<nav class="toc"[\s\S]*?<\/nav>/.exec(html) ?? [];
    const linked = tags(contents, 'a').map(({ href }) => href);
    expect(linked.length).toBeGreaterThan(3);
    expect(linked).toEqual(
      tags(html.replace(contents, ''), 'h2').flatMap(({ id }) => (id ? [`#${id}`] : [])),
    );
  },
);

describe('the terms', () => {
  it.each([
    [
      'en',
      [
        'Acceptance',
        'Licence',
        'User accounts',
        'Listing guidelines',
        'Prohibited uses',
        'Disclaimer',
        'Contact',
      ],
    ],
    [
      'vi',
      [
        'Chấp nhận',
        'Quyền sử dụng',
        'Tài khoản',
        'Quy định đăng tin',
        'Hành vi bị cấm',
        'Miễn trừ',
        'Liên hệ',
      ],
    ],
  ] as const)('[S2.165] cover seven matters in their order (%s)', (lang, beginnings) => {
    const titles = headings(page(lang, paths.terms), 2).filter((title) =>
      beginnings.some((beginning) => title.startsWith(beginning)),
    );
    expect(titles.map((title) => beginnings.find((beginning) => title.startsWith(beginning)))).toEqual(
      beginnings,
    );
  });

  it.each([
    [
      'en',
      [
        /Accurate information/,
        /authorised to sell/,
        /Clear, recent photographs/,
        /fair price/,
        /Timely replies/,
      ],
    ],
    ['vi', [/Thông tin chính xác/, /được ủy quyền/, /Ảnh rõ, chụp gần đây/, /Giá hợp lý/, /Phản hồi sớm/]],
  ] as const)('[S2.166] ask five things of a listing (%s)', (lang, words) =>
    has(paths.terms, lang, ...words),
  );

  it.each([
    [
      'en',
      [
        /Fraud/,
        /Harassment/,
        /Spam/,
        /Stolen motorcycles/,
        /Circumventing the fee structure.*any fee that may apply; there is currently none/,
      ],
    ],
    [
      'vi',
      [/Lừa đảo/, /Quấy rối/, /Spam/, /Xe trộm cắp/, /Né tránh phí của trang.*hiện nay trang không thu phí/],
    ],
  ] as const)('[S2.167] forbid five things (%s)', (lang, words) => has(paths.terms, lang, ...words));
});

describe('the privacy policy', () => {
  it.each([
    [
      'en',
      [
        /Your name/,
        /email address/,
        /phone number/,
        /credentials/,
        /Listing details and photographs/,
        /Messages/,
      ],
    ],
    ['vi', [/[Tt]ên/, /email/i, /[Ss]ố điện thoại/, /đăng nhập|mật khẩu/i, /[Tt]in đăng/, /[Tt]in nhắn/]],
  ] as const)('[S2.168] lists what is collected (%s)', (lang, words) => has(paths.privacy, lang, ...words));

  it.each([
    ['en', ['How we use it', 'Sharing', 'Security', 'Contact']],
    ['vi', ['sử dụng', 'hia sẻ', 'ảo mật', 'Liên hệ']],
  ] as const)('[S2.169] says what for, with whom, how safely, and whom to ask (%s)', (lang, words) => {
    const titles = headings(page(lang, paths.privacy), 2).join('\n');
    for (const word of words) expect(titles).toContain(word);
  });

  it.each([
    ['en', [/Access\./, /Delete\./, /Opt out of marketing\./, /A copy of your data\./]],
    ['vi', [/Truy cập|Xem dữ liệu/i, /Xóa|Xoá/, /tiếp thị|quảng cáo/, /bản sao/i]],
  ] as const)('[S2.170] grants four rights (%s)', (lang, words) => has(paths.privacy, lang, ...words));
});

describe('the cookie policy', () => {
  it.each([
    ['en', [/Essential/, /Analytics/, /Preference/, /Marketing/, /Functional/]],
    [
      'vi',
      [
        /[Tt]hiết yếu|[Cc]ần thiết/,
        /thống kê/,
        /[Tt]uỳ chọn|[Tt]ùy chọn|[Ss]ở thích/,
        /[Tt]iếp thị|[Qq]uảng cáo/,
        /[Cc]hức năng/,
      ],
    ],
  ] as const)('[S2.171] knows five kinds (%s)', (lang, words) => {
    const titles = headings(page(lang, paths.cookiePolicy), 2).join('\n');
    for (const word of words) expect(titles).toMatch(word);
  });

  it.each([
    ['en', [/consent banner/, /browser/]],
    ['vi', [/thông báo|bảng hỏi|biểu ngữ|banner/i, /trình duyệt/]],
  ] as const)('[S2.172] is managed by the banner or the browser (%s)', (lang, words) =>
    has(paths.cookiePolicy, lang, ...words),
  );
});

describe('the law on legal pages', () => {
  it.each(languages)('the cookie policy has a button that withdraws the answer (%s)', (lang) => {
    const html = page(lang, paths.cookiePolicy);
    expect(tags(html, 'button').filter((tag) => 'data-ask-again' in tag)).toHaveLength(1);
    expect(html).not.toContain('{answer}');
    expect(page(lang, paths.terms)).not.toContain('data-ask-again');
  });

  it.each(languages)('the privacy policy has a row for each use of data (%s)', (lang) => {
    const html = page(lang, paths.privacy);
    expect(html).not.toContain('{processing}');
    for (const { purpose, kept } of processing) {
      expect(text(html)).toContain(purpose[lang]);
      expect(text(html)).toContain(fillPeriods(kept[lang]));
    }
  });

  it.each(languages)(
    'pages list the legal texts that they name, with the day of the last check (%s)',
    (lang) => {
      const last =
        lang === 'en'
          ? /last checked it against them on \d+ \w+ \d{4}/
          : /đối chiếu lần gần nhất ngày [\d/]+/;
      for (const path of [paths.terms, paths.privacy, paths.operatingRules])
        expect(text(page(lang, path))).toMatch(last);
      expect(text(page(lang, paths.cookiePolicy))).not.toMatch(last);
    },
  );

  it.each([
    ['en', /(?:takes no|don't take) payments.*own tax/],
    ['vi', /không nhận thanh toán.*tự kê khai/],
  ] as const)('terms, rules and the seller’s form say that the site takes no payment (%s)', (lang, words) => {
    for (const path of [paths.terms, paths.operatingRules, paths.sell])
      expect(text(page(lang, path))).toMatch(words);
  });
});

describe('every legal page', () => {
  const pages = languages.flatMap((lang) => legalPaths.map((path) => [lang, path] as const));

  it.each(pages)(
    '[S2.173] %s %s says when it was revised, and with script that it is in force today',
    (lang, path) => {
      const [line] = tags(page(lang, path), 'span').filter((tag) => 'data-today' in tag);
      expect(line?.['data-today']).toBe(
        lang === 'en' ? 'In force today, {today}.' : 'Đang có hiệu lực vào ngày {today}.',
      );
      expect(line?.class, 'nobody is told a day before the script knows it').toBe('invisible');
      expect(text(page(lang, path))).toMatch(
        lang === 'en' ? /Last updated \d+ \w+ \d{4}\./ : /Cập nhật lần cuối/,
      );
    },
  );
});
