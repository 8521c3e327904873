import { setOperator } from '../../local/operators.ts';
import type { AdminAction, AdminQuestion } from '../../src/domain/admin/admin.schema.ts';
import type { AdminAnswer } from '../../src/domain/admin/adminAnswers.schema.ts';
import { adminAnswers } from '../../src/domain/admin/adminAnswers.schema.ts';
import type { Role } from '../../src/domain/admin/roles.ts';
import { buildListing } from '../fixtures/buildListing.ts';
import { createMember } from './people.ts';
import { askAuth } from './signIn.ts';
import { accounts, call, documents, fresh, inboxUrl, publish } from './suite.ts';

type Member = Awaited<ReturnType<typeof createMember>>;

const signIn = async (email: string) => {
  const { body } = await askAuth('signInWithPassword', {
    email,
    password: 'secret-word',
    returnSecureToken: true,
  });
  return String(body.idToken);
};

export const createOperator = async (role: Role = 'owner') => {
  const member = await createMember('Operator');
  await setOperator(accounts, documents, member.email, role, async () => false);
  return { ...member, token: await signIn(member.email) };
};

export const openAdmin = async (role: Role = 'owner') => {
  const operator = await createOperator(role);
  /** @returns the outcome, or the status of a refusal */
  const act = async (action: AdminAction, seen = Number.MAX_SAFE_INTEGER) => {
    const { status, body } = await call('performAdminAction', { action, seen }, operator.token);
    return status === 200 ? JSON.parse(body).result.outcome : status;
  };
  const read = async <Q extends AdminQuestion>(question: Q): Promise<AdminAnswer<Q['queue']>> => {
    const { body } = await call('readAdmin', { question }, operator.token);
    return adminAnswers[question.queue].parse(JSON.parse(body).result) as AdminAnswer<Q['queue']>;
  };
  return { operator, act, read };
};

export const sell = async (seller: Member, changes: Parameters<typeof buildListing>[0] = {}) => {
  const id = fresh('judged');
  await publish(
    buildListing({ id, slug: id, model: id, user_id: seller.id, seller_name: 'Hoa', ...changes }),
  );
  return id;
};
export const bikeAt = async (id: string) => (await documents.doc(`motorcycles/${id}`).get()).data();

export const auditOf = async (target: string) => {
  const entries = await documents.collection('audit').where('target', '==', target).get();
  return entries.docs
    .map((entry) => entry.data())
    .toSorted((one, other) => one.acted_at.toMillis() - other.acted_at.toMillis());
};

export const emailsTo = async (address: string) => {
  const response = await fetch(`${inboxUrl}/emails.json?to=${encodeURIComponent(address)}`);
  return (await response.json()) as {
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
  }[];
};

export const scam = { reason: 'scam', note: 'Ảnh của người khác.' } as const;
export const mistake = { reason: 'mistake', note: null } as const;
