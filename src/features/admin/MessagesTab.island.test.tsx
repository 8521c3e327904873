import { beforeEach, describe, expect, it } from 'vitest';
import { act, admin, entries, message, morning, open, questions } from '../../../tests/inMemory/adminPage.ts';
import { refuse } from '../../../tests/inMemory/browserFirestore.ts';
import {
  hasButton,
  named,
  notices,
  press,
  says,
  submit,
  type,
  until,
} from '../../../tests/inMemory/hands.ts';

const about = 'A question & more';
const sent = () => act.mock.calls.flat() as { id: string; words: string }[];

describe('an answer to a message', () => {
  beforeEach(() => {
    admin.queues.messages = [message];
  });

  it('is written below it, and sent as typed', async () => {
    open('#messages');
    await press(`Reply: ${about}`);
    await says("Anyone can enter someone else's address on the contact page");
    submit(named('words'));
    await says('Enter a reply.');
    expect(act).not.toHaveBeenCalled();
    type(named('words'), ' It is fixed.\nThanks! ');
    submit(named('words'));
    await notices('Reply sent');
    expect(sent()).toEqual([
      {
        ...{ act: 'answer', kind: 'contact_messages', message: 'm1', words: 'It is fixed.\nThanks!' },
        id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      },
    ]);
    await until(() => hasButton(`Reply: ${about}`)).toBe(true);
    await until(() => questions.filter(({ queue }) => queue === 'messages')).toHaveLength(2);
  });

  it('keeps its text and its id where it fails, so that it is sent once', async () => {
    act.mockImplementationOnce(() => refuse('RESOURCE_EXHAUSTED'));
    open('#messages');
    await press(`Reply: ${about}`);
    type(named('words'), 'It is fixed.');
    submit(named('words'));
    await notices("You've reached the limit for now. Please try again in an hour.");
    expect(named('words').value).toBe('It is fixed.');
    submit(named('words'));
    await notices('Reply sent');
    const ids = sent().map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0]]);
    await press(`Reply: ${about}`);
    type(named('words'), 'More.');
    submit(named('words'));
    await until(() => sent().length).toBe(3);
    expect(sent()[2]?.id).not.toBe(ids[0]);
  });

  it('can be given up', async () => {
    open('#messages');
    await press(`Reply: ${about}`);
    await press('Cancel');
    expect(hasButton(`Reply: ${about}`)).toBe(true);
    expect(act).not.toHaveBeenCalled();
  });

  it('stays beside the message, with who sent it, when, and whether it arrived', async () => {
    const answer = { words: 'It is fixed.', operator_id: 'desk', answered_at: morning };
    const states = ['sent', 'waiting', 'failed', null];
    admin.queues.messages = [
      { ...message, answers: states.map((email) => ({ ...answer, id: `${email}`.padEnd(20, 'x'), email })) },
    ];
    open('#messages');
    await until(entries).toHaveLength(1);
    const [closed] = [...document.querySelectorAll<HTMLInputElement>('[name="state"]')].slice(1);
    closed?.click();
    await until(() => questions.at(-1)).toMatchObject({ queue: 'messages', closed: true });
    await until(() => hasButton(`Reply again: ${about}`)).toBe(true);
    const line = (state: string) => `Jan 15, 2026 at 10:00by desk${state}It is fixed.`;
    expect([...document.querySelectorAll('article ol li')].map((one) => one.textContent)).toEqual(
      ['Sent', 'Being sent', 'Not delivered', ''].map(line),
    );
    expect(hasButton(`Done: ${about}`)).toBe(false);
  });
});

it('closed messages may be none', async () => {
  open('#messages');
  await says('Nothing new');
  [...document.querySelectorAll<HTMLInputElement>('[name="state"]')][1]?.click();
  await says('No closed messages yet');
});
