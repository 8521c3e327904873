import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const good = {
  SITE_URL: 'http://localhost:4321/',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Vongxe <no-reply@vongxe.local>',
  OPERATOR_EMAIL: 'operator@vongxe.example',
  LINK_SECRET: 'a secret of thirty-two characters',
  LOCAL: '1',
};

it('reads the settings and drops the slash at the end of the address', () => {
  expect(readEnvironment(good)).toEqual({ ...good, SITE_URL: 'http://localhost:4321' });
});

it('names everything that is missing or wrong in one message', () => {
  const { SMTP_URL: _, ...others } = good;
  expect(() => readEnvironment({ ...others, SITE_URL: 'ftp://x', LOCAL: 'yes' })).toThrow(
    'missing or wrong: SITE_URL, SMTP_URL, LOCAL.',
  );
});
