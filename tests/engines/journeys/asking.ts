import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { createMember, store } from '../../fixtures/members.ts';
import { sellBike } from '../../fixtures/sellBike.ts';
import type { Visitor } from '../visitor.ts';
import { button, dialog, isDrawn, openAs } from './scene.ts';

const thread = { role: 'article' };

const openThread = async (visitor: Visitor, model: string) => {
  await visitor.press({ role: 'link', name: `*${model}*`, within: { css: '.inbox-list' } });
  await visitor.reads(model);
};

export const ask = async (visitor: Visitor) => {
  const seller = await createMember('Engine Hoa');
  const buyer = await createMember('Engine Minh');
  const bike = await sellBike(seller);
  const path = `/motorcycle/${bike.slug}`;
  await isDrawn(visitor, path, bike.model);

  await openAs(visitor, buyer, path);
  await visitor.hydrated('ContactSeller');
  await visitor.press({ css: '[data-message]' });
  await visitor.fill({ role: 'textbox', name: 'Message', within: dialog }, 'Xe còn không? Is it for sale?');
  await visitor.press({ ...button('Send message'), within: dialog });
  await visitor.reads('Message Sent!');

  await openAs(visitor, seller, '/messages');
  await openThread(visitor, bike.model);
  await visitor.reads('Xe còn không? Is it for sale?');
  await visitor.fill({ css: 'textarea', within: thread }, 'Còn. Come by at six.');
  await visitor.press({ ...button('Send reply'), within: thread });
  await visitor.reads('Your reply has been sent to Engine Minh');

  await openAs(visitor, buyer, '/messages');
  await openThread(visitor, bike.model);
  await visitor.reads('Còn. Come by at six.');
  const [inquiry] = (await store().collection('inquiries').where('buyer_id', '==', buyer.id).get()).docs;
  expect(inquiry?.get('message')).toBe('Xe còn không? Is it for sale?');
  const at = Timestamp.now();
  const reply = { sender_id: seller.id, sender_name: seller.name, message: 'Bring cash.', created_at: at };
  const fields = { status: 'replied', last_reply_by: seller.id, last_reply_id: 'live', updated_at: at };
  await inquiry?.ref.collection('replies').doc('live').set(reply);
  await inquiry?.ref.update(fields);
  await visitor.reads('Bring cash.');
};

export const watch = async (visitor: Visitor) => {
  const member = await createMember('Engine Lan');
  const stored = store().collection('alerts').where('user_id', '==', member.id);
  await openAs(visitor, member, '/alerts');
  await visitor.reads('No alerts yet');
  await visitor.press(button('Create an alert'));
  const form = { ...dialog, name: 'Set up an alert' };
  await visitor.fill({ css: 'input', role: 'combobox', name: 'Make', within: form }, 'Honda');
  await visitor.fill({ role: 'textbox', name: 'Maximum price', within: form }, '20000000');
  await visitor.press({ ...button('Create alert'), within: form });
  const row = { role: 'heading', within: { css: 'main li' } };
  await visitor.finds(row, 'Any Honda, up to 20,000,000 ₫');
  const onOff = { role: 'switch', within: { css: 'main li' } };
  await visitor.press(onOff);
  await visitor.until('the alert is off', async () => {
    const [alert] = (await stored.get()).docs;
    return alert?.get('is_active') === false;
  });
  await visitor.open('/alerts');
  await visitor.finds(row, 'Any Honda, up to 20,000,000 ₫');
  await visitor.reads('Inactive');
  await visitor.press(button('Delete alert: *'));
  await visitor.misses(row);
  await visitor.until('the alert is deleted', async () => (await stored.get()).empty);
};
