import { relative } from 'node:path';
import { paths } from '../src/paths.ts';
import { root } from './project.ts';
import type { DemoAccount } from './seed/people.ts';
import type { Suite } from './suite/suite.ts';

/** Returns the block that ends the output of `npm start` and `npm run dev`. */
export function announcement(suite: Suite, accounts: readonly DemoAccount[]): string {
  const width = (key: keyof DemoAccount) => Math.max(0, ...accounts.map((account) => account[key].length));
  const line = ({ email, password, name, role }: DemoAccount) =>
    `    ${email.padEnd(width('email'))}  ${password.padEnd(width('password'))}  ${name}, ${role}`;
  return [
    '',
    '  Vongxe is running.',
    '',
    `  Site     ${suite.origin}`,
    `           ${suite.origin}/vi`,
    `  Inbox    ${suite.inbox}  (every email the site sends)`,
    `  Admin    ${suite.origin}${paths.admin}  (for the operator below)`,
    `  Log      ${relative(root, suite.log)}`,
    '',
    '  Demo accounts',
    ...accounts.map(line),
    '',
    '  Ctrl-C stops it and keeps the data; `npm run reset` empties it.',
    '',
  ].join('\n');
}
