import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { StoredContactMessage } from '../../../src/domain/support/contactMessage.schema.ts';
import { type Takedown, TakedownCount } from '../../../src/domain/support/takedown.schema.ts';
import { takedownHours, takedownLead, takedownNumber } from '../../../src/domain/support/takedown.ts';
import { oneLine } from '../../../src/domain/text/oneLine.ts';
import { hour, vietnameseDay, vietnameseTime } from '../../../src/domain/time/time.ts';
import type { Language } from '../../../src/i18n/languages.ts';

/**
 * Stores a request to remove a listing, as a contact message, under the next number of its year. Repeating an
 * id returns the earlier number.
 */
export const saveTakedown = async (
  documents: Firestore,
  { id, language, request }: { id: string; language: Language; request: Takedown },
  now: number,
): Promise<{ number: string; subject: string; message: string }> => {
  const { side, name, email, basis, description } = request;
  const page = oneLine(request.page);
  const year = Number(vietnameseDay(now).slice(0, 4));
  const counter = documents.collection('takedowns').doc(String(year));
  const reference = documents.collection('contact_messages').doc(id);
  return documents.runTransaction(async (transaction) => {
    const [counted, earlier] = await transaction.getAll(counter, reference);
    const before = StoredContactMessage.safeParse(earlier?.data()).data;
    if (before?.takedown)
      return { number: before.takedown.number, subject: before.subject, message: before.message };
    const count = (TakedownCount.safeParse(counted?.data()).data?.count ?? 0) + 1;
    const number = takedownNumber(year, count);
    const due = now + takedownHours[side] * hour;
    const due_at = Timestamp.fromMillis(due);
    const subject = `${number} · ${side} · ${vietnameseDay(due)} ${vietnameseTime(due)}`;
    const message = takedownLead({ page, basis }) + description;
    transaction.set(counter, { count });
    transaction.create(reference, {
      ...{ first_name: name, last_name: '', email, subject, message, language, status: 'new' },
      takedown: { number, side, page, basis, due_at },
      created_at: Timestamp.fromMillis(now),
    });
    return { number, subject, message };
  });
};
