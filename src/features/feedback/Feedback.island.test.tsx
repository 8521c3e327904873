import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, store, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  hasLink,
  leadsTo,
  named,
  opened,
  press,
  says,
  submit,
  tick,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { ContactForm } from './ContactForm.tsx';
import { FeedbackTab } from './FeedbackTab.tsx';
import { SupportHelp } from './SupportHelp.tsx';

type Sent = { id: string; language?: string; message?: object; request?: object };
const take = vi.fn((_: Sent) => ({ sent: true }));
beforeEach(() => {
  take.mockReset().mockReturnValue({ sent: true });
  world.calls.sendContactMessage = take;
  world.calls.sendSupportRequest = take;
});
const sent = () => take.mock.calls.map(([what]) => what);

describe('the contact form', () => {
  it('[S5.36 S7.40] sends what was written, also nothing at all, and may be used again', async () => {
    openIsland(ContactForm, { lang: 'en' }, { as: null });
    type(named('first_name'), 'Lan');
    type(named('email'), 'lan@example.com');
    type(named('message'), 'Xin chào');
    submit(named('message'));
    await says('Message sent');
    const nothing = { first_name: '', last_name: '', email: '', subject: '', message: '' };
    expect(sent()).toEqual([
      {
        id: expect.stringMatching(/./),
        language: 'en',
        message: { ...nothing, first_name: 'Lan', email: 'lan@example.com', message: 'Xin chào' },
      },
    ]);
    await press('Send another message');
    await until(() => named('message')?.value).toBe('');
    submit(named('message'));
    await says('Message sent');
    expect(sent()[1]?.message).toEqual(nothing);
    expect(sent()[1]?.id).not.toBe(sent()[0]?.id);
  });

  it('keeps what did not arrive, says so, and sends it under the same id the second time', async () => {
    world.broken = /sendContactMessage/;
    const { unmount } = openIsland(ContactForm, { lang: 'vi' }, { as: null });
    type(named('message'), 'Xe bị lỗi');
    submit(named('message'));
    await says('Chưa gửi được tin nhắn');
    await says(/Vui lòng thử lại hoặc gửi email đến \S+@/);
    world.broken = null;
    submit(named('message'));
    await says('Đã gửi tin nhắn');
    expect(sent()).toHaveLength(1);
    unmount();
    openIsland(ContactForm, { lang: 'vi' }, { as: null });
    expect(named('message').value).toBe('');
  });

  it('says once that the text is kept, where there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    world.broken = /sendContactMessage/;
    openIsland(ContactForm, { lang: 'vi' }, { as: null });
    type(named('message'), 'Xe bị lỗi');
    submit(named('message'));
    await says(/Bạn đang mất kết nối/);
    expect(document.body.textContent.match(/vẫn còn/g)).toHaveLength(1);
    vi.restoreAllMocks();
  });

  it('what was typed is there again after a reload, until it was sent', async () => {
    const { unmount } = openIsland(ContactForm, { lang: 'en' }, { as: null });
    type(named('subject'), 'About my bike');
    unmount();
    openIsland(ContactForm, { lang: 'en' }, { as: null });
    expect(named('subject').value).toBe('About my bike');
  });

  it('after too many messages asks to wait, until something else is typed', async () => {
    take.mockImplementation(() => refuse('RESOURCE_EXHAUSTED'));
    openIsland(ContactForm, { lang: 'en' }, { as: null });
    submit(named('message'));
    await says("You've sent a lot of messages. Wait an hour and try again.");
    type(named('message'), 'x');
    await until(() => document.body.textContent).not.toContain('a lot of messages');
  });

  it('[D40] a Vietnamese name begins with the family’s', () => {
    openIsland(ContactForm, { lang: 'vi' }, { as: null });
    const names = [...document.querySelectorAll('input')].map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['last_name', 'first_name']);
  });
});

describe('the tab for feedback', () => {
  it('[S1.9] [S7.24] stores a rating, a subject and a message, and closes', async () => {
    openIsland(FeedbackTab, { lang: 'en' });
    await opened();
    await tick('Good');
    type(named('subject'), ' Filters ');
    type(named('message'), ' More of them ');
    submit(named('message'));
    await says('Feedback Submitted');
    const [, feedback] = [...store().documents].find(([name]) => name.includes('/feedback/')) ?? [];
    expect(feedback?.fields).toMatchObject({
      user_id: { stringValue: 'buyer' },
      rating: { integerValue: '4' },
      subject: { stringValue: 'Filters' },
      message: { stringValue: 'More of them' },
      status: { stringValue: 'new' },
    });
    await press('Close');
    await until(hasDialog).toBe(false);
  });

  it('[S5.23] needs a message, and leads to it', async () => {
    openIsland(FeedbackTab, { lang: 'en' });
    await opened();
    type(named('message'), ' ​ ');
    submit(named('message'));
    await says('Please enter your feedback message.');
    expect(document.activeElement).toBe(named('message'));
  });

  it('a visitor is led to the sign-in, and keeps the text', async () => {
    history.replaceState(null, '', '/?make=Honda');
    openIsland(FeedbackTab, { lang: 'vi' }, { as: null });
    await opened();
    type(named('message'), 'Thêm bộ lọc');
    submit(named('message'));
    await says('Vui lòng đăng nhập để gửi góp ý.');
    expect(await leadsTo('Đăng nhập')).toBe('/vi/auth?redirect=/%3Fmake%3DHonda');
    expect(named('message').value).toBe('Thêm bộ lọc');
  });

  it('that cannot be stored says so', async () => {
    openIsland(FeedbackTab, { lang: 'en' });
    await opened();
    world.broken = /commit/;
    type(named('message'), 'More filters');
    submit(named('message'));
    await says('Failed to submit feedback. Please try again.');
    expect(named('message').value).toBe('More filters');
  });
});

describe('the dialog for help', () => {
  it('[S3.21 S7.39] sends subject and message without the blanks around them', async () => {
    openIsland(SupportHelp, { lang: 'en' });
    await opened();
    type(named('subject'), ' Help ');
    type(named('message'), ' My photo is gone ');
    submit(named('message'));
    await says("We'll get back to you within 24 hours.");
    expect(sent()).toEqual([
      { id: expect.any(String), request: { subject: 'Help', message: 'My photo is gone' } },
    ]);
    await press('Close');
    await until(hasDialog).toBe(false);
  });

  it.each([
    ['', '', ['Please enter a subject.', 'Please enter a message.'], 'subject'],
    ['Help', ' ', ['Please enter a message.'], 'message'],
    [' ', 'Please help', ['Please enter a subject.'], 'subject'],
  ])(
    '[S5.35] with subject %j and message %j asks for what it lacks',
    async (subject, message, words, first) => {
      openIsland(SupportHelp, { lang: 'en' });
      await opened();
      type(named('subject'), subject);
      type(named('message'), message);
      submit(named('message'));
      for (const word of words) await says(word);
      expect(document.body.textContent?.match(/Please enter/g)).toHaveLength(words.length);
      expect(document.activeElement).toBe(named(first));
      expect(sent()).toEqual([]);
    },
  );

  it.each([
    ['PERMISSION_DENIED', 'Please sign in to ask for help.', true],
    ['RESOURCE_EXHAUSTED', "You've sent a lot of messages. Wait an hour and try again.", false],
    ['NOT_FOUND', 'Your request was not sent. Please try again.', false],
  ] as const)('what is refused (%s) says why', async (status, words, leads) => {
    take.mockImplementation(() => refuse(status));
    openIsland(SupportHelp, { lang: 'en' });
    await opened();
    type(named('subject'), 'Help');
    type(named('message'), 'Please');
    submit(named('message'));
    await says(words);
    expect(hasLink('Sign in')).toBe(leads);
    expect((await button('Send request')).disabled).toBe(false);
  });

  it('[S6.8] is a link to the sign-in for a visitor, not a form', async () => {
    openIsland(SupportHelp, { lang: 'en' }, { as: null });
    await says('Please sign in to ask for help.');
    expect([named('message'), hasButton('Send request')]).toEqual([null, false]);
    expect(await leadsTo('Sign in')).toBe('/auth?redirect=/');
  });
});
