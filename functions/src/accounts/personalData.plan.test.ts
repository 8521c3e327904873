import { expect, it } from 'vitest';
import { memberKinds, receivers } from '../emails/kinds.ts';
import { Mail } from '../emails/mail.ts';
import { addressCollections, addressedDocuments } from './personalData.plan.ts';

it('by an address goes only what the list says, and no email to an operator', () => {
  const byAddress = Object.entries(addressCollections).flatMap(([name, proof]) =>
    proof === 'address' ? [name] : [],
  );
  expect(addressedDocuments.map(({ collection }) => collection)).toEqual(byAddress);
  const kinds = Mail.def.options.map(({ def }) => [...def.shape.kind.def.values][0]);
  expect(Object.keys(receivers).toSorted()).toEqual(kinds.toSorted());
  expect(kinds.filter((kind) => kind && !memberKinds.includes(kind))).toEqual([
    'contactMessage',
    'supportRequest',
    'feedback',
    'report',
  ]);
});
