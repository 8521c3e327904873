import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInquiry } from '../../../tests/fixtures/buildInquiry.ts';
import { put, refuse, world } from '../../../tests/inMemory/browserFirestore.ts';
import {
  button,
  hasButton,
  hasDialog,
  hasLink,
  leadsTo,
  named,
  notices,
  opened,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { $notices } from '../../ui/notify.ts';
import { AskToSignIn } from './AskToSignIn.tsx';
import { ContactSeller } from './ContactSeller.tsx';

const requests: unknown[] = [];
beforeEach(() => {
  requests.length = 0;
  document.getElementById('similar')?.remove();
  world.calls.sendInquiry = (data: never) => {
    requests.push(data);
    return { thread: 't' };
  };
});
const open = ({ hash = '', ...changes }: { hash?: string; as?: null; sellerId?: string } = {}) => {
  history.replaceState(null, '', `/motorcycle/honda-wave?from=home${hash}`);
  const { as = member, sellerId = 'seller' } = changes;
  return openIsland(
    ContactSeller,
    { lang: 'en', listingId: 'bike', sellerId, title: 'Honda Wave 2021', back: '/motorcycle/honda-wave' },
    { as },
  );
};
const thread = (id: string, changes: Parameters<typeof buildInquiry>[0] = {}) =>
  put(
    `inquiries/${id}`,
    buildInquiry({ buyer_id: member.id, bike: { ...buildInquiry().bike, id: 'bike' }, ...changes }),
  );
const write = (message: string) => type(named('message'), message);

describe('contacting a seller', () => {
  it('about a bike with an open conversation links to it', async () => {
    thread('over', { status: 'closed' });
    thread('going');
    open();
    await press('Contact seller');
    await says("You've already messaged the seller.");
    expect(await leadsTo('Open the conversation')).toBe('/messages#going');
  });

  it('opens a dialog about the bike, sends what is written once, and says so', async () => {
    open();
    expect(hasDialog()).toBe(false);
    await press('Contact seller');
    const text = (await opened()).textContent ?? '';
    expect(text).toContain('About the Honda Wave 2021');
    expect(text).toContain('See the bike and its papers before you pay.');
    expect(text).toContain('For example: Is it still for sale? When can I see it?');
    expect(text).toContain("You're writing as Bình · change");
    expect(named('name').value).toBe('Bình');
    expect(named('name').closest('details')?.open).toBe(false);
    expect(
      [...document.querySelectorAll('dialog [name]')].map((field) => field.getAttribute('name')),
    ).toEqual(['message', 'phone', 'name']);
    type(named('phone'), '0912 345 678');
    write('  Is it there?  ');
    submit(named('message'));
    submit(named('message'));
    await until(hasDialog).toBe(false);
    expect(requests).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{8,}$/),
        language: 'en',
        question: { listing_id: 'bike', name: 'Bình', phone: '+84912345678', message: 'Is it there?' },
      },
    ]);
    expect($notices.get().map(({ id: _, ...notice }) => notice)).toEqual([
      {
        title: 'Message Sent!',
        text: "We've also emailed it to the seller.",
        tone: 'success',
        link: { href: '/messages', label: 'View messages' },
      },
    ]);
    await press('Contact seller');
    expect(named('message').value).toBe('');
  });

  it('shows an error at each field until corrected, and focuses the first', async () => {
    open();
    await press('Contact seller');
    type(named('name'), ' ');
    type(named('phone'), '12');
    submit(named('message'));
    await says('Please fill in all required fields');
    expect(document.activeElement).toBe(named('message'));
    const wrong = () =>
      ['name', 'phone', 'message'].filter((field) => named(field).getAttribute('aria-invalid') === 'true');
    expect(wrong()).toEqual(['name', 'phone', 'message']);
    type(named('phone'), '0912345678');
    await until(wrong).toEqual(['name', 'message']);
    await says('Please fill in all required fields');
    type(named('name'), 'Bình 0912345678');
    type(named('message'), 'Hello');
    await until(wrong).toEqual([]);
    expect((await opened()).textContent).not.toContain('Please fill in');
    submit(named('message'));
    await until(wrong).toEqual(['name']);
    expect(document.activeElement).toBe(named('name'));
    expect(named('name').closest('details')?.open).toBe(true);
    expect((await opened()).textContent).not.toContain('Please fill in');
    type(named('name'), 'Bình');
    type(named('phone'), 'no number');
    submit(named('message'));
    await says('Enter a valid phone number. If you include a country code, start with +.');
    expect(document.activeElement).toBe(named('phone'));
    expect((await opened()).textContent).not.toContain('Please fill in');
    expect(requests).toEqual([]);
  });

  it('warns while a message asks for money', async () => {
    open();
    await press('Contact seller');
    write('Send me a deposit first and the OTP code');
    await says(/This message mentions paying in advance, a code or a link/);
    write('Hello');
    await says('See the bike and its papers before you pay.');
  });

  it('keeps what is typed through a reload', async () => {
    const { unmount } = open();
    await press('Contact seller');
    write('Is it there?');
    unmount();
    open();
    await press('Contact seller');
    await until(() => named('message').value).toBe('Is it there?');
  });

  it.each([
    ['PERMISSION_DENIED', 'This account is suspended.', 'Contact us', '/contact'],
    ['UNAUTHENTICATED', 'You must be logged in', 'Sign in', '/auth?redirect=/motorcycle/honda-wave'],
  ] as const)('that is refused (%s) says why, and where to go', async (status, words, label, href) => {
    world.calls.sendInquiry = () => refuse(status);
    open();
    await press('Contact seller');
    write('Hello');
    submit(named('message'));
    await says(new RegExp(words));
    expect(await leadsTo(label)).toBe(href);
    expect(['Contact us', 'Sign in'].filter(hasLink)).toEqual([label]);
    expect(hasButton('See similar bikes')).toBe(false);
    expect(named('message').value).toBe('Hello');
  });

  it('of a bike that was just sold leads to similar ones, once the dialog has closed', async () => {
    const similar = document.createElement('section');
    similar.id = 'similar';
    similar.scrollIntoView = vi.fn();
    document.body.append(similar);
    world.calls.sendInquiry = () => refuse('ABORTED');
    open();
    await press('Contact seller');
    write('Hello');
    submit(named('message'));
    await says('This bike has just been sold');
    await says("We've kept your message here in case the bike is listed again.");
    await press('See similar bikes');
    await until(hasDialog).toBe(false);
    dispatchEvent(new Event('popstate'));
    await until(() => similar.scrollIntoView).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event('popstate'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(similar.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('says that too many were sent, and can be tried again', async () => {
    world.calls.sendInquiry = () => refuse('RESOURCE_EXHAUSTED');
    open();
    await press('Contact seller');
    write('Hello');
    submit(named('message'));
    await says("You've sent a lot of messages. Please try again later.");
    world.calls.sendInquiry = () => ({ thread: 't' });
    submit(named('message'));
    await notices('Message Sent!');
  });

  it('[S2.108] is opened by a link with #contact, which is then removed', async () => {
    open({ hash: '#contact' });
    await opened();
    expect(location.href.endsWith('/motorcycle/honda-wave?from=home')).toBe(true);
    await press('Close');
    await until(hasDialog).toBe(false);
  });

  it('is not opened by another link', async () => {
    open({ hash: '#photos' });
    await button('Contact seller');
    expect(hasDialog()).toBe(false);
    expect(location.hash).toBe('#photos');
  });

  it('is also opened by the bar of a phone', async () => {
    const { unmount } = open();
    const bar = document.createElement('div');
    bar.innerHTML = '<button data-message><b>Message</b></button><button>Other</button>';
    document.body.append(bar);
    await button('Contact seller');
    fireEvent.click(bar.lastElementChild as Element);
    expect(hasDialog()).toBe(false);
    fireEvent.click(bar.querySelector('b') as Element);
    await opened();
    unmount();
    bar.remove();
  });

  it('of one’s own bike leads to its form', async () => {
    open({ sellerId: member.id, hash: '#contact' });
    await says('This is your listing');
    expect(await leadsTo('Edit listing')).toBe('/edit-listing/bike');
    expect(hasButton('Contact seller')).toBe(false);
    expect(hasDialog()).toBe(false);
  });

  it('[S2.53] leads a visitor to signing in, and back to the dialog', async () => {
    open({ as: null });
    expect(await leadsTo('Contact seller')).toBe('/auth?redirect=/motorcycle/honda-wave%23contact');
  });
});

describe('a visitor who presses “Contact seller”', () => {
  const ask = (as: typeof member | null) =>
    openIsland(AskToSignIn, { lang: 'en', back: '/motorcycle/honda-wave#contact' }, { as });

  it('is asked to sign in, with the reason', async () => {
    ask(null);
    const text = (await opened()).textContent;
    expect(text).toMatch(/seller/);
    expect(await leadsTo('Sign in')).toBe('/auth?redirect=/motorcycle/honda-wave%23contact');
    await press('Close');
    await until(hasDialog).toBe(false);
  });

  it('and turns out to be a member is redirected back', async () => {
    const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    ask(member);
    await until(() => left.mock.calls.flat()).toEqual(['/auth?redirect=/motorcycle/honda-wave%23contact']);
    expect(hasDialog()).toBe(false);
  });
});
