import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { refuse } from '../http/answer.ts';
import { hashedId } from '../http/hashedId.plan.ts';
import { onRequest } from '../http/onRequest.ts';
import { consumeLimit, type Limit } from '../http/rateLimit.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { type LogEntry, planLogEntry } from '../monitoring/logEntry.plan.ts';
import { planPolicyReport, policyReportType } from '../monitoring/policyReport.plan.ts';
import { resources } from '../platform/resources.ts';
import { documents } from '../platform/site.ts';

const perVisitor = { action: 'log', limit: 20, seconds: 60 };
const ofPolicy = { action: 'policy', limit: 10, seconds: 60 };

const mayLog = async (visitor: string, limit: Limit) => {
  try {
    return (await consumeLimit(documents(), hashedId(visitor), limit, Date.now())) !== null;
  } catch {
    return false;
  }
};

/** Logs a browser's error in the format that docs/watching.md and the alert expect. */
export const sayBrowserError = (entry: LogEntry): void => logger.error('browser', entry);

/**
 * Receives error reports (20 a minute per visitor) and violations of the content security policy (10 a
 * minute). The visitor gets no error.
 */
export const logEntry = onRequest(
  resources.logEntry,
  async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      return refuse(response, 405);
    }
    if (request.get('Content-Type')?.startsWith(policyReportType)) {
      const report = planPolicyReport(request.rawBody ?? new Uint8Array());
      if (report && (await mayLog(visitorAddress(request, 'hosting'), ofPolicy)))
        logger.warn('the policy of a page was broken', report);
      return refuse(response, 204);
    }
    const plan = planLogEntry(request.rawBody ?? new Uint8Array());
    if (plan.status === 204 && (await mayLog(visitorAddress(request, 'hosting'), perVisitor)))
      sayBrowserError(plan.entry);
    refuse(response, plan.status);
  },
);
