import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { everyEmail, linksTo } from '../../../tests/fixtures/everyEmail.ts';
import { composeEmail } from './mail.ts';

const url = 'https://vongxe.example/x';
const links = linksTo(url);

it.each(Object.entries(everyEmail('lan@example.com', links)))(
  'no out-of-office answer comes back to the email %s',
  async (kind, written) => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const email = composeEmail(written);
    const { message } = await transport.sendMail({
      ...email,
      from: 'hello@vongxe.example',
      to: 'lan@example.com',
    });
    const { headers } = await PostalMime.parse(String(message));
    const valuesOf = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
    expect(valuesOf('auto-submitted')).toEqual(['auto-generated']);
    expect(valuesOf('x-auto-response-suppress')).toEqual(['OOF, AutoReply']);
    expect(valuesOf('list-unsubscribe')).toEqual(kind === 'alertFinds' ? [`<${url}>`] : []);
  },
);
