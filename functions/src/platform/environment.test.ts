import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const good = {
  SITE_URL: 'http://localhost:4321/',
  MAIL_FROM: 'Vongxe <no-reply@vongxe.local>',
  OPERATOR_EMAIL: 'operator@vongxe.example',
  LOCAL: '1',
};

it('reads the settings and drops the slash at the end of the address', () => {
  expect(readEnvironment(good)).toEqual({ ...good, SITE_URL: 'http://localhost:4321' });
});

it('names everything that is missing or wrong in one message', () => {
  const { MAIL_FROM: _, ...others } = good;
  expect(() => readEnvironment({ ...others, SITE_URL: 'ftp://x', LOCAL: 'yes' })).toThrow(
    'missing or wrong: SITE_URL, MAIL_FROM, LOCAL.',
  );
});
