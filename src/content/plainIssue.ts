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

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  date: 'a day such as 2026-11-21',
  array: 'a list (lines that begin with a dash)',
  object: 'a group of lines below it',
  record: 'a group of lines below it',
  nonoptional: 'something',
};

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
const listed = (values: unknown) => (Array.isArray(values) ? values.map(String).join(', ') : String(values));
const measure = (origin: unknown, size: unknown) => {
  if (origin === 'string') return `${size} letters`;
  return origin === 'array' ? `${size} lines` : String(size);
};

/**
 * What is wrong with a field of a content file, for somebody who edits texts and not code. Undefined where the
 * schema's own words say it best.
 * @example plainIssue({ code: 'invalid_type', expected: 'number', input: 'fast' })
 * // => 'must be a number, but the file says “fast”'
 */
export const plainIssue = (issue: Issue): string | undefined => {
  const found = issue.input === undefined ? 'it is missing' : `the file says “${shown(issue.input)}”`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[String(issue.expected)] ?? String(issue.expected)}, but ${found}`;
    case 'invalid_value':
      return `must be ${Array.isArray(issue.values) && issue.values.length > 1 ? 'one of ' : ''}${listed(issue.values)}, but ${found}`;
    case 'unrecognized_keys':
      return `has a line that nobody reads: ${listed(issue.keys)} (misspelt?)`;
    case 'too_small':
      return `must be at least ${measure(issue.origin, issue.minimum)}, but ${found}`;
    case 'too_big':
      return `must be at most ${measure(issue.origin, issue.maximum)}, but ${found}`;
    case 'invalid_format':
      return `is not written as it has to be; ${found}`;
    default:
      return undefined;
  }
};
