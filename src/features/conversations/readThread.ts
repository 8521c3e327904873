import * as z from 'zod/mini';
import { Inquiry } from '../../domain/conversations/inquiry.schema.ts';
import { type Stored, titleOf } from '../../domain/listings/listing.ts';
import { Time } from '../../domain/time/time.schema.ts';
import { reportError } from '../../shell/reportError.ts';

/** `odd`: unknown status (D35). `at`: time of the last message in ms, or 0. */
export type Thread =
  | { kind: 'thread'; at: number; inquiry: Inquiry }
  | { kind: 'odd'; at: number; status: string; title: string }
  | { kind: 'broken'; at: number };
export type StoredThread = Stored<Thread>;

const Sketch = z.object({
  updated_at: Time,
  status: z.unknown(),
  bike: z.object({ make: z.string(), model: z.string(), year: z.number() }),
});
const Dated = z.object({ updated_at: Time });

/** Parses one thread. Never throws, so that other threads stay readable. */
export const readThread = (data: unknown): Thread => {
  const whole = Inquiry.safeParse(data);
  if (whole.success) return { kind: 'thread', at: whole.data.updated_at, inquiry: whole.data };
  const wrong = whole.error.issues.map(({ path }) => path[0]);
  const sketch = Sketch.safeParse(data);
  if (sketch.success && wrong.every((field) => field === 'status')) {
    const { updated_at: at, status, bike } = sketch.data;
    reportError(new Error(`Invalid status: ${status}`), 'read a thread');
    return { kind: 'odd', at, status: String(status), title: titleOf(bike) };
  }
  reportError(new Error(`left out a thread that its schema refuses (${wrong.join(', ')})`), 'read a thread');
  const dated = Dated.safeParse(data);
  return { kind: 'broken', at: dated.success ? dated.data.updated_at : 0 };
};

export const ThreadSchema = z.pipe(z.unknown(), z.transform(readThread));
