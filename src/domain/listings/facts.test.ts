import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyFact } from '../../../tests/fixtures/everyFact.ts';
import { answersTo, factQuestions } from './factQuestions.ts';
import { answeredGroups, answerTo, areFacts, fittingFacts, sellersFacts, withAnswer } from './facts.ts';
import { limits } from './listingFields.ts';

const petrol = { fuel: 'gasoline', transmission: 'automatic' };

describe('a list of facts', () => {
  it.each([
    [[]],
    [['papers:own_name']],
    [['card:original', 'owners:2', 'papers:own_name', 'plate:da-nang', 'price:open']],
    [['serviced:2026-05']],
    [['serviced:2000-12']],
  ])('may be stored: %j', (facts) => expect(areFacts(facts)).toBe(true));

  it.each([
    ['of an answer that is not offered', ['papers:mine']],
    ['of a question that is not asked', ['colour:red']],
    ['without an answer', ['papers:']],
    ['without a question', ['own_name']],
    ['of nothing', ['']],
    ['that ends with nothing', ['papers:own_name', '']],
    ['out of order', ['price:open', 'papers:own_name']],
    ['with two answers to a question', ['owners:1', 'owners:2']],
    ['with an answer twice', ['owners:1', 'owners:1']],
    ['with two answers in one line', ['owners:1\npapers:own_name']],
    ['with a line break', ['owners:1\n']],
    ['with a blank', [' owners:1']],
    ['of a city that gives no plates', ['plate:hoi-an']],
    ['of a thirteenth month', ['serviced:2026-13']],
    ['of no month', ['serviced:2026-00']],
    ['of another century', ['serviced:1999-05']],
  ])('is refused %s', (_what, facts) => expect(areFacts(facts)).toBe(false));

  it('holds an answer to every question, and no more than a listing may have', () => {
    expect(areFacts(everyFact)).toBe(true);
    expect(everyFact.length).toBeLessThan(limits.facts);
  });

  it('takes each answer that is offered', () => {
    for (const question of factQuestions)
      for (const answer of answersTo(question)) {
        expect(areFacts([`${question}:${answer}`])).toBe(true);
        expect(answerTo([`${question}:${answer}`], question)).toBe(answer);
      }
  });
});

describe('an answer', () => {
  it('is found, or is null where nothing is said or something that is not known', () => {
    expect(answerTo(['owners:2', 'price:open'], 'price')).toBe('open');
    expect(answerTo(['owners:2'], 'price')).toBeNull();
    expect(answerTo(['owners:seven'], 'owners')).toBeNull();
    expect(answerTo(['owners:2x'], 'owners')).toBeNull();
    expect(answerTo(['plate:da-nang'], 'plate')).toBe('da-nang');
    expect(answerTo(['serviced:2026-05'], 'serviced')).toBe('2026-05');
  });

  it('is added in its place, exchanged, and taken back', () => {
    expect(withAnswer(['price:firm'], 'owners', '1')).toEqual(['owners:1', 'price:firm']);
    expect(withAnswer(['owners:1', 'price:firm'], 'owners', '2')).toEqual(['owners:2', 'price:firm']);
    expect(withAnswer(['owners:1', 'price:firm'], 'owners', null)).toEqual(['price:firm']);
    expect(withAnswer([], 'owners', null)).toEqual([]);
  });

  it('of a later build is left out with the next one', () => {
    expect(withAnswer(['colour:red', 'price:auction'], 'owners', '1')).toEqual(['owners:1']);
  });

  it('makes a list that may be stored, in whatever order they are given', () => {
    const one = fc
      .constantFrom(...factQuestions.filter((question) => answersTo(question).length > 0))
      .chain((question) =>
        fc.constantFrom(...answersTo(question)).map((answer) => [question, answer] as const),
      );
    fc.assert(
      fc.property(fc.array(one), (answers) => {
        const facts = answers.reduce<string[]>(
          (all, [question, answer]) => withAnswer(all, question, answer),
          [],
        );
        expect(areFacts(facts)).toBe(true);
        const last = answers.at(-1);
        if (last) expect(answerTo(facts, last[0])).toBe(last[1]);
      }),
    );
  });
});

describe('the facts of a bike', () => {
  it('that became another kind in the form leave out what it cannot have', () => {
    const facts = ['belt:new', 'chain:good', 'charger:yes', 'engine:never_opened', 'papers:own_name'];
    expect(fittingFacts(facts, petrol)).toEqual(['belt:new', 'engine:never_opened', 'papers:own_name']);
    expect(fittingFacts(facts, { ...petrol, transmission: 'manual' })).toEqual([
      'chain:good',
      'engine:never_opened',
      'papers:own_name',
    ]);
    expect(fittingFacts(facts, { fuel: 'electric', transmission: 'automatic' })).toEqual([
      'charger:yes',
      'papers:own_name',
    ]);
  });

  it('name who rents the battery out only where it is rented', () => {
    const electric = { fuel: 'electric', transmission: 'automatic' };
    const rented = ['lender:vinfast', 'pack:rented'];
    expect(fittingFacts(rented, electric)).toEqual(rented);
    expect(fittingFacts(['lender:vinfast', 'pack:owned'], electric)).toEqual(['pack:owned']);
    expect(fittingFacts(rented, petrol)).toEqual([]);
  });

  it('are put in order, and what is not known is left out', () => {
    expect(fittingFacts(['price:open', 'nonsense', 'papers:family', 'x:y'], petrol)).toEqual([
      'papers:family',
      'price:open',
    ]);
  });

  it('come group by group, in the order in which the form asks', () => {
    expect(answeredGroups(['card:lost', 'helmet:yes', 'keys:2', 'papers:own_name', 'price:open'])).toEqual([
      {
        group: 'papers',
        answers: [
          { question: 'papers', answer: 'own_name' },
          { question: 'card', answer: 'lost' },
        ],
      },
      {
        group: 'included',
        answers: [
          { question: 'keys', answer: '2' },
          { question: 'helmet', answer: 'yes' },
        ],
      },
      { group: 'price', answers: [{ question: 'price', answer: 'open' }] },
    ]);
    expect(answeredGroups([])).toEqual([]);
    expect(answeredGroups(['colour:red'])).toEqual([]);
  });

  it('that hold for every bike of a seller are where it is seen and how it is paid', () => {
    expect(
      sellersFacts(['keys:2', 'papers:own_name', 'payment:either', 'price:open', 'see_at:shop', 'tyres:new']),
    ).toEqual(['payment:either', 'price:open', 'see_at:shop']);
  });
});
