import type { Request, Response } from 'express';
import { Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** Firestore's error for a query while its index is built. */
export const refusal = Object.assign(
  new Error('9 FAILED_PRECONDITION: The query requires an index. That index is currently building …'),
  { code: 9 },
);
const refused = (failure: Error) => {
  const query = { limit: () => query, get: async () => Promise.reject(failure) };
  return query as unknown as Query;
};
export const refuseOrders = (failure: Error) =>
  vi.spyOn(Query.prototype, 'orderBy').mockImplementation(() => refused(failure));

export const ask = async (
  answer: (request: Request, response: Response) => Promise<void>,
  path: string,
  sent: { method?: string; body?: string } = {},
) => {
  const answered = { status: 200, headers: {} as Record<string, string>, body: '' };
  const response = {
    req: { get: () => undefined },
    set: (given: Record<string, string> | string, value = '') => {
      Object.assign(answered.headers, typeof given === 'string' ? { [given]: value } : given);
      return response;
    },
    status: (status: number) => {
      answered.status = status;
      return response;
    },
    type: () => response,
    send: (body: Buffer | string) => {
      answered.body = String(body);
    },
    json: (body: unknown) => {
      answered.body = JSON.stringify(body);
    },
  };
  const request = {
    path: path.replace(/\?.*/, ''),
    method: 'GET',
    originalUrl: path,
    query: {},
    get: () => undefined,
    ...sent,
  };
  await answer(request as unknown as Request, response as unknown as Response);
  return answered;
};
