import { expect, it } from 'vitest';
import { memberKinds, receivers } from '../emails/kinds.ts';
import { Mail } from '../emails/mail.ts';
import { addressCollections, personalData } from './personalData.plan.ts';

it('by an address goes only what the list says, and no email to an operator', () => {
  const byAddress = Object.entries(addressCollections).flatMap(([name, proof]) =>
    proof === 'address' ? [name] : [],
  );
  const addressed = personalData.filter(({ found }) => found.by === 'address');
  expect(addressed.map(({ collection }) => collection)).toEqual(byAddress);
  const kinds = Mail.def.options.map(({ def }) => [...def.shape.kind.def.values][0]);
  expect(Object.keys(receivers).toSorted()).toEqual(kinds.toSorted());
  expect(kinds.filter((kind) => kind && !memberKinds.includes(kind))).toEqual([
    'contactMessage',
    'supportRequest',
    'feedback',
    'report',
  ]);
});

it('leaves out of a download only what would tell of others, and what is in it already', () => {
  const leftOut = personalData.flatMap(({ collection, found, exported }) =>
    'leftOut' in exported ? [[collection, found.by, exported.leftOut]] : [],
  );
  expect(leftOut).toEqual([
    ['blocks', 'field', 'It would tell who has blocked this person.'],
    ['follows', 'field', 'It would tell who follows this person.'],
    ['conversation_reports', 'field', 'It would tell who has reported this person.'],
    ['mail', 'prefix', 'An email to the operators; the report itself is in the download.'],
  ]);
});
