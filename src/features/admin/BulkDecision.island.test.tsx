import { describe, expect, it } from 'vitest';
import {
  act,
  admin,
  bike,
  entries,
  open,
  questions,
  report,
  sights,
} from '../../../tests/inMemory/adminPage.ts';
import { refuse } from '../../../tests/inMemory/browserFirestore.ts';
import {
  choose,
  control,
  hasButton,
  named,
  opened,
  press,
  says,
  submit,
  tick,
  until,
} from '../../../tests/inMemory/hands.ts';

const about = (id: string, title: string) => ({
  ...report,
  ...{ id: `report-${id}`, listing_id: id, listing: { ...bike, id, title } },
});
const three = () => {
  admin.queues.reports = [
    about('wave', 'Honda Wave'),
    about('sirius', 'Yamaha Sirius'),
    { ...report, id: 'r3', listing_id: 'gone', listing: null },
  ];
  open('#reports');
};
const lines = () =>
  [...document.querySelectorAll('section[role="status"] li')].map(({ textContent }) => textContent);

describe('several reported listings', () => {
  it('are removed for one reason, each by an action of its own', async () => {
    three();
    await tick('Select Honda Wave');
    await tick('Select Yamaha Sirius');
    await says('2 listings selected');
    await press('Remove (2)');
    expect((await opened()).textContent).toContain('Honda Wave, Yamaha Sirius');
    await tick('Scam');
    submit(named('note'));
    await until(lines).toEqual(['Honda Wave: Done', 'Yamaha Sirius: Done']);
    const decision = { reason: 'scam', note: null };
    expect(act.mock.calls.flat()).toEqual([
      { act: 'hide', listing: 'wave', decision },
      { act: 'hide', listing: 'sirius', decision },
    ]);
    expect(new Set(sights)).toEqual(new Set([admin.readAt]));
    await until(() => questions.filter(({ queue }) => queue === 'reports')).toHaveLength(2);
    await until(() => hasButton('Remove (2)')).toBe(false);
  });

  it('say line by line which of them failed, and the others are done', async () => {
    three();
    for (const title of ['Honda Wave', 'Yamaha Sirius', 'gone']) await tick(`Select ${title}`);
    act
      .mockReturnValueOnce({ outcome: 'same' })
      .mockImplementationOnce(() => refuse('ABORTED'))
      .mockReturnValueOnce({ outcome: 'done' });
    expect(hasButton('Remove (2)')).toBe(true);
    await press('Keep (3)');
    await until(lines).toEqual([
      'Honda Wave: This has already been done',
      "Yamaha Sirius: Another decision was made while you had this open. You're now seeing the latest version.",
      'gone: Done',
    ]);
    expect(act.mock.calls.flat().map((action) => (action as { act: string }).act)).toEqual(
      Array(3).fill('keep'),
    );
    await press('Close');
    await until(lines).toEqual([]);
  });

  it('can be left alone', async () => {
    three();
    await tick('Select Honda Wave');
    await press('Clear selection');
    expect(hasButton('Keep (1)')).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the filters of reports', () => {
  it('are asked for by reason and age, for listings and conversations', async () => {
    open('#reports');
    await says('No open reports');
    choose(await control('Reason'), 'stolen');
    choose(await control('Age'), 'late');
    await says('No reports match');
    const filter = { reason: 'stolen', age: 'late' };
    for (const queue of ['reports', 'conversation_reports'])
      await until(() => questions.findLast((one) => one.queue === queue)).toEqual({
        queue,
        filter,
        after: null,
      });
  });

  it('show one kind alone', async () => {
    three();
    await until(entries).toHaveLength(3);
    choose(await control('About'), 'conversations');
    await until(entries).toHaveLength(0);
  });
});
