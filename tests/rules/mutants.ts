export type Mutant = { line: number; before: string; after: string; rules: string };

const breaks: [RegExp, (found: string) => string][] = [
  [/&& (?=\S)(.*?)(?=( &&|;)?$)/g, () => '&& true'],
  [/\|\| (?=\S)(.*?)(?=(;|\))?;?$)/g, () => '|| false'],
  [/(?<![=!<>])==(?!=)/g, () => '!='],
  [/<=/g, () => '<'],
  [/>=/g, () => '>'],
  [/(?<=[ ([,+])\d+(?=[ ,);\]])/g, (number) => String(Number(number) + 1)],
  [/'[a-z_]+', (?=')/g, () => ''],
  // Removes one name from a list separated by spaces.
  [/(?<=return '|[a-z] )[a-z_]+ (?=[a-z_ ]+'$)/g, () => ''],
  [/(?<=: if ).*$/g, (condition) => (condition.endsWith(';') ? 'true;' : 'true || true')],
  [/(?<!\w)!(?=[a-z])/g, () => ''],
];
const isComment = /^\s*(\/\/|\/\*\*)/;

export const mutantsOf = (rules: string): Mutant[] => {
  const lines = rules.split('\n');
  return lines.flatMap((line, index) =>
    isComment.test(line)
      ? []
      : breaks.flatMap(([pattern, replace]) =>
          [...line.matchAll(pattern)].flatMap((match) => {
            const after =
              line.slice(0, match.index) + replace(match[0]) + line.slice(match.index + match[0].length);
            if (after === line) return [];
            return [{ line: index + 1, before: line, after, rules: lines.with(index, after).join('\n') }];
          }),
        ),
  );
};

export const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor((index * all.length) / Math.min(count, all.length))] as T,
  );

const suites: Record<string, string> = {
  motorcycles: 'listings',
  slugs: 'addresses',
  contact: 'numbers',
  wishes: 'matrix',
  replies: 'inquiries',
  alert_settings: 'alerts',
  away_answers: 'inquiries',
  limits: 'quotas',
  conversation_reports: 'blocks',
  message_photos: 'matrix',
  repeated_bikes: 'matrix',
  databases: 'revocations',
};

/** Returns the test suite of the collection to which a line of the rules belongs. */
export const suiteOf = (rules: string, line: number): string => {
  const opened = rules
    .split('\n')
    .slice(0, line)
    .findLast((one) => /^\s*match \/\w+\/\S+ \{/.test(one));
  const name = /match \/(\w+)\//.exec(opened ?? '')?.[1] ?? 'databases';
  return suites[name] ?? name;
};
