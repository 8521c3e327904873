import * as z from 'zod/mini';
import type { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { sideOf } from '../../domain/conversations/inquiry.ts';
import type { Stored } from '../../domain/listings/listing.ts';
import { statuses } from '../../domain/listings/listingFields.ts';
import { Revision } from '../../domain/platform/revision.schema.ts';
import { nextRevision } from '../../domain/platform/revision.ts';
import { isSoldLately } from '../../domain/reviews/namingPeriod.ts';
import { Time } from '../../domain/time/time.schema.ts';
import { codeOf } from '../../firebase/codeOf.ts';
import { dealSteps } from '../../firebase/dealSteps.ts';
import { exists, getFields, serverTime, writeBatch } from '../../firebase/firestore.ts';
import { writeCounted } from '../../firebase/writeCounted.ts';
import { writeRevised } from '../../firebase/writeRevised.ts';

type Thread = Stored<Inquiry>;
const Sale = z.object({ status: z.enum([...statuses, 'hidden']), updated_at: Time, revision: Revision });
type Sale = z.infer<typeof Sale>;

const readSale = (thread: Thread) => getFields(Sale, Object.keys(Sale.shape), 'motorcycles', thread.bike.id);

/** The deal can still be confirmed later. */
export const denyDeal = ({ id }: Thread): Promise<void> =>
  writeBatch([{ update: `inquiries/${id}`, data: { sold_at: null, updated_at: serverTime } }]);

/** The seller's confirmation also marks the listing as sold. */
export const agreeOnDeal = async (thread: Thread, userId: string): Promise<void> => {
  const steps = dealSteps(thread);
  if (sideOf(thread, userId) === 'buyer') return writeBatch(steps);
  const sale = await readSale(thread);
  if (!sale) return writeBatch(steps);
  const path = `motorcycles/${thread.bike.id}`;
  await writeRevised<Sale>(
    sale,
    () => readSale(thread),
    (now) => {
      if (isSoldLately(now, Date.now())) return writeBatch(steps);
      const data = { status: 'sold', updated_at: serverTime, revision: nextRevision(now) };
      return writeCounted(userId, 'edit', path, [...steps, { update: path, data }]);
    },
  );
};

/** Text key for a refused confirmation. Buyers must not learn that another deal exists. */
export const refusalOf = async (
  thread: Thread,
  userId: string,
  failure: unknown,
): Promise<'soldToAnother' | 'noSale' | 'answerFailed'> => {
  const code = codeOf(failure);
  if (code !== 'permission-denied' && code !== 'not-found') return 'answerFailed';
  const isTaken =
    sideOf(thread, userId) === 'seller' && (await exists('deals', thread.bike.id).catch(() => false));
  return isTaken ? 'soldToAnother' : 'noSale';
};
