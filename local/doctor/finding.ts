/** `wrong` stops a deployment, `careful` only warns, `unknown` means that the check failed. */
export type Level = 'wrong' | 'careful' | 'unknown';

export type Finding = { level: Level; what: string; fix: string };

const signs: Record<Level, string> = { wrong: '✗', careful: '!', unknown: '?' };

const finding = (level: Level) => (what: string, fix: string) => ({ level, what, fix });
export const wrong = finding('wrong');
export const careful = finding('careful');
export const unknown = finding('unknown');

/** @example print([wrong('a', 'b')]) // => '✗ a\n  → b' */
export const print = (findings: readonly Finding[]): string =>
  findings.map(({ level, what, fix }) => `${signs[level]} ${what}\n  → ${fix}`).join('\n');
