import { expect, it } from 'vitest';
import { announcement } from './announcement.ts';
import { localSuite } from './suite/suite.ts';

it('says where the site, its emails and its log are, who can sign in, and how to stop', () => {
  const account = { email: 'lan@vongxe.local', password: 'secret', name: 'Lan', role: 'seller' };
  const text = announcement(localSuite, [account]);
  for (const fact of [
    'http://localhost:4321\n',
    'http://localhost:4321/vi',
    'http://localhost:1080',
    'http://localhost:4321/admin',
    '.data/suite.log',
    'lan@vongxe.local  secret  Lan, seller',
    'Ctrl-C',
  ]) {
    expect(text).toContain(fact);
  }
});
