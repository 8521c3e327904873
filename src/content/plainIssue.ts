import type { Language } from '../i18n/languages.ts';

type Issue = {
  code?: string | undefined;
  expected?: unknown;
  input?: unknown;
  values?: unknown;
  keys?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

const english = {
  kinds: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    date: 'a day such as 2026-11-21',
    array: 'a list (lines that begin with a dash)',
    object: 'a group of lines below it',
    record: 'a group of lines below it',
    nonoptional: 'something',
  } as Record<string, string>,
  missing: 'it is missing',
  says: (value: string) => `the file says “${value}”`,
  be: (what: string, actual: string) => `must be ${what}, but ${actual}`,
  oneOf: (values: string) => `one of ${values}`,
  unread: (keys: string) => `has a line that nobody reads: ${keys} (misspelt?)`,
  atLeast: (size: string) => `at least ${size}`,
  atMost: (size: string) => `at most ${size}`,
  letters: (size: string) => `${size} letters`,
  lines: (size: string) => `${size} lines`,
  format: (actual: string) => `is not written as it has to be; ${actual}`,
};
const vietnamese: typeof english = {
  kinds: {
    string: 'chữ',
    number: 'số',
    int: 'số nguyên',
    boolean: 'true hoặc false',
    date: 'ngày, chẳng hạn 2026-11-21',
    array: 'danh sách (mỗi dòng bắt đầu bằng gạch ngang)',
    object: 'một nhóm dòng bên dưới',
    record: 'một nhóm dòng bên dưới',
    nonoptional: 'một giá trị',
  },
  missing: 'đang bỏ trống',
  says: (value) => `trong tệp là “${value}”`,
  be: (what, actual) => `phải là ${what}, nhưng ${actual}`,
  oneOf: (values) => `một trong ${values}`,
  unread: (keys) => `có dòng không dùng đến: ${keys} (viết sai chăng?)`,
  atLeast: (size) => `ít nhất ${size}`,
  atMost: (size) => `nhiều nhất ${size}`,
  letters: (size) => `${size} chữ cái`,
  lines: (size) => `${size} dòng`,
  format: (actual) => `viết chưa đúng dạng; ${actual}`,
};
const words = { en: english, vi: vietnamese } as const;

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
const listed = (values: unknown) => (Array.isArray(values) ? values.map(String).join(', ') : String(values));

/**
 * Returns an error of a content file in words for editors. Undefined: the schema's own message is used.
 * @example plainIssueIn('en')({ code: 'invalid_type', expected: 'number', input: 'fast' })
 * // => 'must be a number, but the file says “fast”'
 */
export const plainIssueIn =
  (lang: Language) =>
  (issue: Issue): string | undefined => {
    const say = words[lang];
    const actual = issue.input === undefined ? say.missing : say.says(shown(issue.input));
    const measure = (size: unknown) => {
      if (issue.origin === 'string') return say.letters(String(size));
      return issue.origin === 'array' ? say.lines(String(size)) : String(size);
    };
    switch (issue.code) {
      case 'invalid_type':
        return say.be(say.kinds[String(issue.expected)] ?? String(issue.expected), actual);
      case 'invalid_value': {
        const values = listed(issue.values);
        const several = Array.isArray(issue.values) && issue.values.length > 1;
        return say.be(several ? say.oneOf(values) : values, actual);
      }
      case 'unrecognized_keys':
        return say.unread(listed(issue.keys));
      case 'too_small':
        return say.be(say.atLeast(measure(issue.minimum)), actual);
      case 'too_big':
        return say.be(say.atMost(measure(issue.maximum)), actual);
      case 'invalid_format':
        return say.format(actual);
      default:
        return undefined;
    }
  };

export const plainIssue = plainIssueIn('en');
