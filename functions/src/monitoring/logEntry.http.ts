import type { Response } from 'express';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/https';
import { type Limit, takeTicket } from '../effects/takeTicket.ts';
import { nameless } from '../plans/nameless.ts';
import { type LogEntry, planLogEntry } from '../plans/planLogEntry.ts';
import { planPolicyReport, policyReportType } from '../plans/planPolicyReport.ts';
import { documents } from '../site.ts';
import { refuse } from './answer.ts';
import { onRequest } from './onRequest.ts';
import { visitorAddress } from './visitorAddress.ts';

const perVisitor = { action: 'log', limit: 20, seconds: 60 };
const ofPolicy = { action: 'policy', limit: 10, seconds: 60 };

const mayLog = async (visitor: string, limit: Limit) => {
  try {
    return (await takeTicket(documents(), nameless(visitor), limit, Date.now())) !== null;
  } catch {
    return false;
  }
};

/** Writes a report into the log, where docs/watching.md and the alert look for it. */
export const sayBrowserError = (entry: LogEntry): void => logger.error('browser', entry);

/**
 * Takes a browser's report of an error, twenty a minute from one visitor, and of what the policy of a page refused, ten
 * a minute; the visitor hears nothing of either.
 */
export const logEntry = onRequest(
  { memory: '256MiB', maxInstances: 5 },
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
