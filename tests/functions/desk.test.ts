import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { settleSuspension } from '../../functions/src/desk/settleSuspension.ts';
import { setOperator } from '../../local/operators.ts';
import type { Act, DeskAnswer, DeskQuestion } from '../../src/domain/desk.ts';
import {
  photoAddress,
  type Rendition,
  renditionPath,
  renditionUrl,
  uploadPath,
} from '../../src/domain/photo.ts';
import { deskAnswers } from '../../src/domain/schemas/desk.ts';
import { buildContact } from '../fixtures/buildContact.ts';
import { buildInquiry } from '../fixtures/buildInquiry.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { photoId } from '../fixtures/buildPhoto.ts';
import { grainy } from '../fixtures/hostileFiles.ts';
import { createMember } from './people.ts';
import { askAuth } from './signIn.ts';
import { accounts, bucket, call, documents, fresh, inboxUrl, publish, visit } from './suite.ts';

const soon = { timeout: 30_000, interval: 250 };
type Member = Awaited<ReturnType<typeof createMember>>;

const signIn = async (email: string) => {
  const { body } = await askAuth('signInWithPassword', {
    email,
    password: 'secret-word',
    returnSecureToken: true,
  });
  return String(body.idToken);
};
const createOperator = async () => {
  const member = await createMember('Operator');
  await setOperator(accounts, member.email, true);
  return { ...member, token: await signIn(member.email) };
};
let operator: Member;
beforeAll(async () => {
  operator = await createOperator();
});

const act = async (deed: Act, token = operator.token) => {
  const { status, body } = await call('operate', { deed }, token);
  return status === 200 ? JSON.parse(body).result.outcome : status;
};
const read = async <Q extends DeskQuestion>(question: Q): Promise<DeskAnswer<Q['queue']>> => {
  const { body } = await call('readDesk', { question }, operator.token);
  return deskAnswers[question.queue].parse(JSON.parse(body).result) as DeskAnswer<Q['queue']>;
};
const sell = async (seller: Member, changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('judged');
  await publish(
    buildListing({ id, slug: id, model: id, user_id: seller.id, seller_name: 'Hoa', ...changes }),
  );
  return id;
};
const report = (listing: string, reporter: string) =>
  documents.doc(`reports/${reporter}_${listing}`).set({
    user_id: reporter,
    motorcycle_id: listing,
    reason: 'scam',
    message: 'Wants a deposit.',
    status: 'new',
    revision: 0,
    created_at: Timestamp.fromMillis(1),
    updated_at: Timestamp.fromMillis(1),
  });
const bikeAt = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).data();
const auditOf = async (target: string) => {
  const found = await documents.collection('audit').where('target', '==', target).get();
  return found.docs
    .map((entry) => entry.data())
    .toSorted((one, other) => one.acted_at.toMillis() - other.acted_at.toMillis());
};
const lettersTo = async (address: string) => {
  const response = await fetch(`${inboxUrl}/letters.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as { subject: string; text: string; headers: Record<string, string> }[];
};

const scam = { reason: 'scam', note: 'Ảnh của người khác.' } as const;
const mistake = { reason: 'mistake', note: null } as const;

describe('who may work at the desk', () => {
  /** Emulators read tokens unsigned; the account itself has to agree. */
  const forged = (token: string) => {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...payload, operator: true })}.`;
  };
  const questions = [
    ['operate', { deed: { act: 'keep', listing: 'x' } }],
    ['readDesk', { question: { queue: 'figures' } }],
  ] as const;

  it.each(questions)('%s refuses everybody else', async (name, data) => {
    const member = await createMember();
    const former = await createOperator();
    await setOperator(accounts, former.email, false);
    const statuses = [
      await call(name, data),
      await call(name, data, member.token),
      await call(name, data, forged(member.token)),
      await call(name, data, former.token),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403, 403]);
    expect((await call(name, data, operator.token)).status).toBe(200);
  });

  it('nobody is made an operator who has no account', async () =>
    expect(await setOperator(accounts, `${fresh('nobody')}@example.com`, true)).toBe('nobody'));

  it.each([
    ['operate', { deed: { act: 'delete', listing: 'x' } }],
    ['operate', { deed: { act: 'hide', listing: '../x', decision: scam } }],
    ['operate', { deed: { act: 'hide', listing: 'x', decision: { reason: 'other', note: null } } }],
    ['operate', { deed: { act: 'finish', kind: 'profiles', message: 'x' } }],
    ['readDesk', { question: { queue: 'mail' } }],
    ['readDesk', { question: { queue: 'people', find: ' ', after: null } }],
  ])('%s refuses %j', async (name, data) =>
    expect((await call(name, data, operator.token)).status).toBe(400),
  );
});

describe('a listing', () => {
  it('is hidden with its reports, in the seller’s language, once; and comes back as it was', async () => {
    const seller = await createMember('Hoa');
    const id = await sell(seller, { description: '<p>Xe chính chủ</p>', status: 'sold' });
    await vi.waitFor(async () => expect((await visit(`/motorcycle/${id}`)).status).toBe(200), soon);
    await Promise.all([report(id, 'reporter-1'), report(id, 'reporter-2')]);
    const before = await bikeAt(id);

    const hide = { act: 'hide', listing: id, decision: scam } as const;
    expect([await act(hide), await act(hide)]).toEqual(['done', 'same']);
    expect(await bikeAt(id)).toMatchObject({
      status: 'hidden',
      hidden: { ...scam, cause: 'listing', status: 'sold' },
    });
    const reports = await documents.collection('reports').where('motorcycle_id', '==', id).get();
    expect(reports.docs.map((one) => one.get('status'))).toEqual(['upheld', 'upheld']);
    await vi.waitFor(async () => expect((await visit(`/motorcycle/${id}`)).status).toBe(404), soon);
    const place = await documents.doc(`catalogue_places/${id}`).get();
    const part = documents.doc(`catalogue/${place.get('part')}`);
    await vi.waitFor(async () => expect((await part.get()).get('cards')).not.toHaveProperty(id), soon);

    await vi.waitFor(async () => expect(await lettersTo(seller.email)).toHaveLength(1), soon);
    const [letter] = await lettersTo(seller.email);
    expect(letter?.subject).toContain(`Tin đăng Honda ${id} 2021 của bạn đã bị gỡ`);
    expect(letter?.text).toContain('> Ảnh của người khác.');
    expect(letter?.headers['reply-to']).toBe('operator@vongxe.local');

    const restore = { act: 'restore', listing: id, decision: mistake } as const;
    expect([await act(restore), await act(restore)]).toEqual(['done', 'same']);
    expect(await bikeAt(id)).toEqual(before);
    await vi.waitFor(async () => expect((await visit(`/motorcycle/${id}`)).status).toBe(200), soon);
    expect(await auditOf(`motorcycles/${id}`)).toMatchObject([
      { act: 'hide', operator_id: operator.id, decision: scam },
      { act: 'restore', operator_id: operator.id, decision: mistake },
    ]);
  });

  it('takes its photos along, wherever they are asked for, and brings them back', async () => {
    const id = await sell(await createMember());
    const photo = (rendition: Rendition) => renditionPath(id, photoId(0), rendition);
    for (const rendition of ['card', 'full'] as const) await bucket.file(photo(rendition)).save('a photo');
    const statuses = () =>
      Promise.all(
        (['card', 'full'] as const).map(
          async (rendition) => (await visit(renditionUrl(photoAddress(id, photoId(0)), rendition))).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    await act({ act: 'hide', listing: id, decision: scam });
    await vi.waitFor(async () => expect(await statuses()).toEqual([404, 404]), soon);
    const [open] = await bucket.getFiles({ prefix: `public/listings/${id}/` });
    expect(open).toEqual([]);
    // Sent once more, by a form that was open meanwhile.
    const { user_id } = (await bikeAt(id)) ?? {};
    const again = bucket.file(uploadPath(user_id, id, photoId(0)));
    await again.save(await grainy(800, 600).png().toBuffer(), { contentType: 'image/png' });
    await vi.waitFor(async () => expect((await again.exists())[0]).toBe(false), soon);
    expect(await statuses()).toEqual([404, 404]);
    const found = await read({ queue: 'listings', find: id, after: null });
    expect(found.items.map((listing) => listing.photo)).toEqual([null]);
    await act({ act: 'restore', listing: id, decision: mistake });
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), soon);
  });

  it('may stay: its reports are answered', async () => {
    const id = await sell(await createMember());
    await report(id, 'reporter-3');
    const open = await read({ queue: 'reports', after: null });
    expect(open.items.find(({ listing_id }) => listing_id === id)).toMatchObject({
      reporter_id: 'reporter-3',
      reason: 'scam',
      listing: { id, status: 'active' },
    });
    const keep = { act: 'keep', listing: id } as const;
    expect([await act(keep), await act(keep)]).toEqual(['done', 'same']);
    expect((await documents.doc(`reports/reporter-3_${id}`).get()).get('status')).toBe('kept');
    expect(await bikeAt(id)).toMatchObject({ status: 'active' });
    expect(await auditOf(`motorcycles/${id}`)).toHaveLength(1);
  });

  it('that is gone, or a draft, cannot be judged', async () => {
    const deleted = await sell(await createMember(), { deleted_at: 5 });
    for (const listing of ['no-such-bike', deleted]) {
      expect(await act({ act: 'hide', listing, decision: scam })).toBe(404);
      expect(await act({ act: 'restore', listing, decision: mistake })).toBe(404);
      expect(await auditOf(`motorcycles/${listing}`)).toEqual([]);
    }
  });

  it('is found by its address, its slug and its id', async () => {
    const seller = await createMember();
    const slug = fresh('slug');
    const id = await sell(seller, { slug });
    for (const find of [id, slug, `https://vongxe.example/vi/motorcycle/${slug}?a=1`]) {
      const { items } = await read({ queue: 'listings', find, after: null });
      expect(items.map((listing) => listing.id)).toEqual([id]);
    }
    for (const find of ['/', '..', 'no such bike', 'nobody@example.com']) {
      expect((await read({ queue: 'listings', find, after: null })).items).toEqual([]);
      expect((await read({ queue: 'people', find, after: null })).items).toEqual([]);
    }
  });
});

describe('somebody', () => {
  it('is suspended with all that is theirs, and comes back with what went with them', async () => {
    const [seller, buyer] = [await createMember('Hoa'), await createMember('Minh')];
    const [active, paused, judged] = [
      await sell(seller),
      await sell(seller, { status: 'paused' }),
      await sell(seller),
    ];
    const other = await sell(buyer);
    const thread = fresh('thread');
    await documents
      .doc(`inquiries/${thread}`)
      .set(buildInquiry({ seller_id: seller.id, buyer_id: buyer.id, status: 'replied' }));
    await documents.doc(`motorcycles/${other}/contact/phone`).set(buildContact());
    await act({ act: 'hide', listing: judged, decision: scam });

    const suspend = { act: 'suspend', person: seller.id, decision: { reason: 'spam', note: null } } as const;
    expect([await act(suspend), await act(suspend)]).toEqual(['done', 'same']);
    expect((await accounts.getUser(seller.id)).disabled).toBe(true);
    const causes = async () =>
      Promise.all([active, paused, judged].map(async (id) => (await bikeAt(id))?.hidden?.cause ?? 'shown'));
    await vi.waitFor(async () => expect(await causes()).toEqual(['seller', 'seller', 'listing']), soon);
    await vi.waitFor(
      async () => expect((await documents.doc(`inquiries/${thread}`).get()).get('status')).toBe('closed'),
      soon,
    );
    // Their token works for a while yet.
    const question = { listing_id: other, name: 'Hoa', phone: null, message: 'Hello' };
    const ask = { id: 'a'.repeat(20), language: 'en', question };
    const reveal = { listing_id: other, channel: 'phone' };
    const said = { listing_id: other, report: { reason: 'scam', message: null } };
    expect(
      [
        await call('sendInquiry', ask, seller.token),
        await call('revealContact', reveal, seller.token),
        await call('reportListing', said, seller.token),
      ].map(({ status }) => status),
    ).toEqual([403, 403, 403]);
    expect(await act({ act: 'restore', listing: active, decision: mistake })).toBe(400);
    const { items } = await read({ queue: 'people', find: seller.email, after: null });
    expect(items).toMatchObject([{ id: seller.id, suspension: { reason: 'spam' } }]);

    const lift = { act: 'lift', person: seller.id, decision: { reason: 'mended', note: null } } as const;
    expect([await act(lift), await act(lift)]).toEqual(['done', 'same']);
    await vi.waitFor(async () => expect(await causes()).toEqual(['shown', 'shown', 'listing']), soon);
    expect([await bikeAt(active), await bikeAt(paused)]).toMatchObject([
      { status: 'active' },
      { status: 'paused' },
    ]);
    await vi.waitFor(async () => expect((await accounts.getUser(seller.id)).disabled).toBe(false), soon);
    await vi.waitFor(async () => expect(await lettersTo(seller.email)).toHaveLength(3), soon);
    expect((await auditOf(`accounts/${seller.id}`)).map((entry) => entry.act)).toEqual(['suspend', 'lift']);
  });

  it('who works at the desk, or is not there, is not suspended', async () => {
    const decision = { reason: 'other', note: 'x' } as const;
    expect(await act({ act: 'suspend', person: operator.id, decision })).toBe(400);
    expect(await act({ act: 'suspend', person: fresh('nobody'), decision })).toBe(404);
  });

  it('whose suspension is lifted while it is carried out ends up open', async () => {
    const userId = fresh('hasty');
    const place = documents.doc(`suspensions/${userId}`);
    await place.set({ reason: 'scam', note: null, suspended_at: Timestamp.now() });
    const states: boolean[] = [];
    await settleSuspension(documents, userId, async (_, isOpen) => {
      states.push(isOpen);
      if (states.length === 1) await place.delete();
    });
    expect(states).toEqual([false, true]);
  });
});

describe('letters and messages', () => {
  const dead = async (id: string, to: string) =>
    documents.doc(`mail/${id}`).set({
      kind: 'purchase',
      to,
      data: { language: 'en', name: 'Hoa', other: 'Minh', bike: id, url: 'https://vongxe.example/x' },
      state: 'dead',
      attempts: 5,
      due_at: null,
      uncertain: false,
      error: 'EENVELOPE',
      created_at: Timestamp.fromMillis(Date.now()),
      expires_at: Timestamp.fromMillis(Date.now() + 1e9),
    });

  it('a dead letter shows nothing of what it says, and arrives after all', async () => {
    const [id, to] = [fresh('purchase_dead'), `${fresh('hoa')}@example.com`];
    await dead(id, to);
    const { items } = await read({ queue: 'letters', after: null });
    const shown = items.find((letter) => letter.id === id);
    expect(shown).toMatchObject({ kind: 'purchase', to: 'h…@example.com', error: 'EENVELOPE', attempts: 5 });
    expect(JSON.stringify(shown)).not.toMatch(/Hoa|Minh/);
    expect(await act({ act: 'retry', letter: id })).toBe('done');
    await vi.waitFor(async () => expect(await lettersTo(to)).toHaveLength(1), soon);
    expect(await act({ act: 'retry', letter: fresh('purchase') })).toBe(404);
    expect(await auditOf(`mail/${id}`)).toHaveLength(1);
  });

  it('messages come in order, a page at a time, and go once they are dealt with', async () => {
    const ids = Array.from({ length: 21 }, () => fresh('message'));
    const batch = documents.batch();
    for (const [place, id] of ids.entries())
      batch.set(documents.doc(`support_requests/${id}`), {
        subject: 'Help',
        message: 'Please',
        user_id: 'u',
        name: null,
        email: 'lan@example.com',
        status: 'new',
        created_at: Timestamp.fromMillis(place),
      });
    await batch.commit();
    const first = await read({ queue: 'messages', kind: 'support_requests', after: null });
    expect([first.items.map(({ id }) => id), first.more]).toEqual([ids.slice(0, 20), true]);
    const second = await read({ queue: 'messages', kind: 'support_requests', after: ids[19] ?? null });
    expect(second.items[0]?.id).toBe(ids[20]);
    const before = (await read({ queue: 'figures' })).figures.support_requests;
    const finish = { act: 'finish', kind: 'support_requests', message: ids[0] ?? '' } as const;
    expect([await act(finish), await act(finish)]).toEqual(['done', 'same']);
    expect((await read({ queue: 'figures' })).figures.support_requests).toBe(before - 1);
    const { items } = await read({ queue: 'audit', after: null });
    expect(items.find((entry) => entry.target === `support_requests/${ids[0]}`)).toMatchObject({
      act: 'finish',
      operator_id: operator.id,
    });
    await Promise.all(ids.map((id) => documents.doc(`support_requests/${id}`).delete()));
  });
});
