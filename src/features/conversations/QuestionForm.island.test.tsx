import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { world } from '../../../tests/inMemory/browserFirestore.ts';
import { member, openIsland } from '../../../tests/inMemory/openIsland.tsx';
import { countUses, readUses } from './phraseUses.ts';
import { QuestionForm } from './QuestionForm.tsx';

const sent = vi.fn();
const requests: { question: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent.mockClear();
  requests.length = 0;
  world.calls.sendInquiry = (data: never) => {
    requests.push(data);
    return { thread: 't' };
  };
});
const open = () =>
  openIsland(QuestionForm, {
    lang: 'en',
    listingId: 'bike',
    user: member,
    onSent: sent,
    onSimilar: () => undefined,
  });
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Contact seller' }));
const openPicker = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a ready-made phrase' }));
  await screen.findByRole('searchbox', { name: 'Find a phrase' });
};

describe('a question to a seller', () => {
  it('has an example of somebody who wants to see the bike', async () => {
    openIsland(QuestionForm, {
      ...{ lang: 'vi', listingId: 'bike', user: member, onSent: sent, onSimilar: () => undefined },
    });
    await screen.findByText('Ví dụ: xe còn không, khi nào mình qua xem được?');
  });

  it('needs text, typed or chosen', async () => {
    open();
    send();
    await screen.findByText('Complete this field.');
    await openPicker();
    fireEvent.click(screen.getByRole('button', { name: /^Is the bike still for sale\?/ }));
    await waitFor(() => expect(screen.queryByText('Complete this field.')).toBeNull());
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(requests.map(({ question }) => question)).toEqual([
      {
        listing_id: 'bike',
        name: 'Bình',
        phone: null,
        message: 'Is the bike still for sale?',
        phrases: [{ code: 'still_for_sale' }],
      },
    ]);
    await waitFor(() => expect(readUses()).toEqual({ still_for_sale: 1 }));
    expect(sessionStorage.getItem('vongxe.phrases.question.bike')).toBeNull();
  });

  it('begins with one of three phrases by one press', async () => {
    open();
    const group = await screen.findByRole('group', { name: 'Ready-made phrases' });
    await waitFor(() =>
      expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
        'Is the bike still for sale?',
        'Is the bike registered in your name?',
        'How many owners has it had?',
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Is the bike registered in your name?' }));
    await screen.findByText('Xe có chính chủ không ạ?');
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(requests[0]?.question).toMatchObject({
      message: 'Is the bike registered in your name?',
      phrases: [{ code: expect.stringMatching(/^papers_/) }],
    });
  });

  it('that is typed alone has no phrases', async () => {
    open();
    fireEvent.input(screen.getByLabelText(/^Message/), { target: { value: ' Hello \n' } });
    send();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(requests[0]?.question).toEqual({
      listing_id: 'bike',
      name: 'Bình',
      phone: null,
      message: 'Hello',
    });
    expect(localStorage.getItem('vongxe.phrases')).toBeNull();
  });

  it('that fails keeps the chosen phrases', async () => {
    open();
    await openPicker();
    fireEvent.click(screen.getByRole('button', { name: /^Is the bike still for sale\?/ }));
    world.broken = /sendInquiry/;
    send();
    await screen.findByText('Failed to send message. Please try again.');
    expect(sessionStorage.getItem('vongxe.phrases.question.bike')).toBe('[{"code":"still_for_sale"}]');
    expect(readUses()).toEqual({});
    expect(screen.getByRole('list').textContent).toContain('Xe còn bán không ạ?');
  });

  it('offers a buyer the first phrase of each topic, and hides them again', async () => {
    open();
    await openPicker();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Is the bike still for sale?Xe còn bán không ạ?',
      'Is the bike registered in your name?Xe có chính chủ không ạ?',
      'How many owners has it had?Xe qua mấy đời chủ rồi ạ?',
      "Does it start easily when it's cold?Máy nguội có dễ nổ không ạ?",
      'What comes with the bike?Mua xe có kèm thêm gì không ạ?',
      "What's your best price?Giá chót là bao nhiêu ạ?",
      'Where can I see the bike?Mình xem xe ở đâu ạ?',
      'May I take it for a test ride?Mình chạy thử được không ạ?',
    ]);
    const papers = screen.getByRole('button', { name: 'Papers' });
    fireEvent.click(papers);
    expect(papers.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('listitem')).toHaveLength(14);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    await screen.findByText('No phrases found. Try a single word, or type your message below.');
    expect(screen.queryByRole('button', { name: 'Papers' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the phrases' }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    screen.getByRole('button', { name: 'Add a ready-made phrase' });
  });
});

describe('how often a phrase was sent', () => {
  it('is counted each time it is sent', () => {
    countUses([{ code: 'manners_hello' }, { code: 'manners_hello' }, { code: 'price_last' }]);
    countUses([{ code: 'price_last' }]);
    expect(readUses()).toEqual({ manners_hello: 2, price_last: 2 });
  });
  it.each(['{', '7', 'null', '"x"', '[]'])('is nothing where %s is stored', (stored) => {
    localStorage.setItem('vongxe.phrases', stored);
    expect(readUses()).toEqual({});
  });
});
