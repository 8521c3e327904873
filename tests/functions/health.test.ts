import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { Mail } from '../../functions/src/emails/mail.ts';
import { readHealthFigures } from '../../functions/src/monitoring/readHealthFigures.ts';
import { health } from '../../src/paths.ts';
import { askToReconcile } from './lostEvents.ts';
import { createMember } from './people.ts';
import { documents, fresh, functionUrl, site, soon, visit } from './suite.ts';

it('tells the build and its state in figures alone, and is cached for half a minute', async () => {
  const { status, body, header } = await visit(health);
  expect([200, 503]).toContain(status);
  const figures = JSON.parse(body);
  expect(figures.build).toBe(site.build());
  expect(Object.keys(figures).toSorted()).toEqual([
    'build',
    'catalogue_behind_minutes',
    'in_list',
    'letters_dead',
    'letters_overdue',
    'letters_paused_by',
    'letters_paused_minutes',
    'listed',
    'mended',
    'mending_failed',
    'ok',
    'rates_age_minutes',
    'reconciled_minutes',
    'trouble',
  ]);
  expect(header('content-type')).toContain('application/json');
  expect(JSON.parse((await visit(`${health}?x=${fresh('x')}`)).body)).toEqual(figures);
  expect((await visit(health, { method: 'POST' })).status).toBe(405);
});

it('counts emails that were given up, and overdue ones', async () => {
  const now = Date.now();
  const before = await readHealthFigures(site, now, 'vongxe.local');
  await documents.doc(`mail/feedback_${fresh('dead')}`).set({ state: 'dead', due_at: null });
  expect((await readHealthFigures(site, now, 'vongxe.local')).dead).toBe(before.dead + 1);
  const left = documents.doc(`mail/feedback_${fresh('left')}`);
  await left.set({ state: 'queued', due_at: Timestamp.fromMillis(now - 3_600_000) });
  expect((await readHealthFigures(site, now, 'vongxe.local')).overdue).toBe(before.overdue + 1);
  await left.delete();
});

it('says that the mail server takes no email', async () => {
  const host = `${fresh('host')}.example`;
  expect((await readHealthFigures(site, 0, host)).pause).toBeNull();
  const at = Timestamp.fromMillis(1_000);
  const pause = { since: at, until: at, failures: 2, reason: 'quota', error: 'EMESSAGE 550 5.4.5' };
  await documents.doc(`outbox/${host}`).set(pause);
  expect((await readHealthFigures(site, 0, host)).pause).toEqual({ ...pause, since: 1_000, until: 1_000 });
});

it('compares how many bikes there are with how many are in the list, and names the last comparison', async () => {
  expect(await askToReconcile()).toBe(200);
  const now = Date.now();
  const before = await readHealthFigures(site, now, 'vongxe.local');
  expect(now - (before.reconciled?.ranAt ?? 0)).toBeLessThan(60_000);
  const lost = fresh('lost');
  await documents.doc(`motorcycles/${lost}`).set({ status: 'active', deleted_at: null });
  expect((await readHealthFigures(site, now, 'vongxe.local')).listed).toBe(before.listed + 1);
  await documents.doc(`motorcycles/${lost}`).delete();
});

it('one trace id leads from the browser to the email', async () => {
  const member = await createMember('Trace');
  const trace = randomBytes(16).toString('hex');
  const id = randomBytes(10).toString('hex');
  const response = await fetch(functionUrl('sendSupportRequest'), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${member.token}`,
      traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01`,
    },
    body: JSON.stringify({ data: { id, request: { subject: 'Help', message: fresh('traced') } } }),
  });
  expect(response.status).toBe(200);
  await vi.waitFor(async () => {
    const emails = await documents.collection('mail').where('trace', '==', trace).get();
    expect(emails.docs.map((email) => Mail.parse(email.data()))).toMatchObject([
      { kind: 'supportRequest', state: 'sent', trace },
    ]);
  }, soon);
});
