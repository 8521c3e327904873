import type * as z from 'zod/mini';
import { Mail } from '../../functions/src/emails/mail.ts';
import { Alert } from '../../src/domain/schemas/alert.ts';
import { AlertFind } from '../../src/domain/schemas/alertFind.ts';
import { AlertSettings } from '../../src/domain/schemas/alertSettings.ts';
import { Contact } from '../../src/domain/schemas/contact.ts';
import { StoredContactMessage } from '../../src/domain/schemas/contactMessage.ts';
import { AuditEntry } from '../../src/domain/schemas/desk.ts';
import { Feedback, StoredSupportRequest } from '../../src/domain/schemas/feedback.ts';
import { Inquiry, Reply } from '../../src/domain/schemas/inquiry.ts';
import { Like } from '../../src/domain/schemas/like.ts';
import { Draft, Hidden, Published } from '../../src/domain/schemas/listing.ts';
import { Suspension } from '../../src/domain/schemas/moderation.ts';
import { Rates } from '../../src/domain/schemas/money.ts';
import { Profile } from '../../src/domain/schemas/profile.ts';
import { ReconcileState } from '../../src/domain/schemas/reconcile.ts';
import { Report } from '../../src/domain/schemas/report.ts';
import { Reveal } from '../../src/domain/schemas/reveal.ts';

export type Collection = { path: string; says: string; schema: z.ZodMiniType };

/** Every kind of document that has a schema, in the order in which somebody meets them. */
export const collections: Collection[] = [
  {
    path: 'motorcycles/{id}',
    says: 'A listing that has been public. Its seller writes it; everybody may read it.',
    schema: Published,
  },
  {
    path: 'motorcycles/{id} (draft)',
    says: 'A listing that its seller is still writing, and nobody else reads.',
    schema: Draft,
  },
  {
    path: 'motorcycles/{id} (hidden)',
    says: 'A listing that an operator has taken off the site. Its seller reads why; an operator brings it back.',
    schema: Hidden,
  },
  {
    path: 'motorcycles/{id}/contact/{phone|whatsapp}',
    says: 'A number to call. Its seller writes it; buyers ask `revealContact` for it.',
    schema: Contact,
  },
  {
    path: 'profiles/{uid}',
    says: 'Somebody’s name and picture, which they write themselves.',
    schema: Profile,
  },
  { path: 'likes/{uid}_{listing}', says: 'Somebody likes a bike. Only they read it.', schema: Like },
  {
    path: 'inquiries/{id}',
    says: 'A conversation about a bike. `sendInquiry` begins it; its two sides answer and close it.',
    schema: Inquiry,
  },
  { path: 'inquiries/{id}/replies/{id}', says: 'One answer in it.', schema: Reply },
  { path: 'alerts/{uid}_{0…19}', says: 'Which bikes somebody waits for.', schema: Alert },
  { path: 'alert_settings/{uid}', says: 'How somebody wants to hear of them.', schema: AlertSettings },
  {
    path: 'alert_finds/{uid}_{listing}',
    says: 'A bike that an alert found, or whose price fell. The server’s alone; goes at `expires_at`.',
    schema: AlertFind,
  },
  {
    path: 'feedback/{id}',
    says: 'What a member thinks of the site; the operator reads it.',
    schema: Feedback,
  },
  {
    path: 'support_requests/{uid}_{n}',
    says: 'What a member needs help with; the operator reads it.',
    schema: StoredSupportRequest,
  },
  { path: 'contact_messages/{id}', says: 'A message of the contact page.', schema: StoredContactMessage },
  {
    path: 'reports/{uid}_{listing}',
    says: 'What somebody finds wrong with a listing. The server’s alone.',
    schema: Report,
  },
  {
    path: 'reveals/{uid}_{listing}',
    says: 'Somebody has seen a number of this bike. The server’s alone.',
    schema: Reveal,
  },
  {
    path: 'suspensions/{uid}',
    says: 'Somebody is suspended, for as long as this lies here. The server’s alone.',
    schema: Suspension,
  },
  {
    path: 'audit/{id}',
    says: 'A deed of an operator, written with the deed and never changed. The server’s alone.',
    schema: AuditEntry,
  },
  { path: 'rates/current', says: 'What one US dollar buys.', schema: Rates },
  {
    path: 'reconcile/state',
    says: 'How far the comparison of everything with the listings has come, and what it mended. The server’s alone.',
    schema: ReconcileState,
  },
  {
    path: 'mail/{kind}_{source}',
    says: 'A letter, from its writing to its end. The server’s alone; goes at `expires_at`.',
    schema: Mail,
  },
];
