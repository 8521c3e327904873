import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resources, warmFunctions } from './resources.ts';

type Endpoint = {
  availableMemoryMb?: unknown;
  cpu?: unknown;
  concurrency?: unknown;
  minInstances?: unknown;
  maxInstances?: unknown;
  timeoutSeconds?: unknown;
  region?: string[];
  secretEnvironmentVariables?: { key: string }[];
  scheduleTrigger?: { schedule: unknown; timeZone?: unknown; retryConfig?: { retryCount?: unknown } };
  eventTrigger?: {
    eventType: string;
    eventFilters: { bucket?: string };
    eventFilterPathPatterns?: { document?: string };
    retry: boolean;
  };
  httpsTrigger?: object;
  callableTrigger?: object;
};
let endpoints: Record<string, Endpoint>;
let absent: string[];
beforeAll(async () => {
  // Global options only affect functions declared later. Another test may already have loaded the functions.
  vi.resetModules();
  const index: object = await import('../index.ts');
  const functions = index as Record<string, { __endpoint: Endpoint } | undefined>;
  endpoints = Object.fromEntries(
    Object.entries(functions).flatMap(([name, declared]) => (declared ? [[name, declared.__endpoint]] : [])),
  );
  absent = Object.keys(functions).filter((name) => !endpoints[name]);
});

const ofEach = <T>(tell: (endpoint: Endpoint) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const parameters = tell(endpoint);
      return parameters === undefined ? [] : [[name, parameters]];
    }),
  );
const sizeOf = (name: string) => {
  const { availableMemoryMb, cpu, concurrency, maxInstances } = endpoints[name] ?? {};
  return [availableMemoryMb, cpu, concurrency, maxInstances];
};

describe('size', () => {
  it('every function has 512 MB, a processor, 80 requests at once and 20 instances, but for those with settings of their own', () => {
    const common = Object.keys(endpoints).filter((name) => !(name in resources));
    expect(common.length).toBeGreaterThan(25);
    expect(common.map(sizeOf)).toEqual(common.map(() => [512, 1, 80, 20]));
    expect(Object.fromEntries(Object.keys(resources).map((name) => [name, sizeOf(name)]))).toEqual({
      pages: [512, 1, 80, 20],
      photos: [512, 1, 80, 20],
      onPhotoUploaded: [2048, 1, 4, 20],
      reconcile: [2048, 1, 80, 1],
      health: [512, 1, 80, 1],
      count: [512, 1, 80, 5],
      view: [512, 1, 80, 5],
      logEntry: [512, 1, 80, 5],
      unsubscribe: [512, 1, 80, 5],
      stillForSale: [512, 1, 80, 5],
    });
  });

  it('no instance waits as it is shipped, and the setting reaches the function', () => {
    expect(endpoints.pages?.minInstances).toBe(0);
    expect(warmFunctions()).toEqual([]);
    expect(warmFunctions({ pages: { minInstances: 1 }, photos: {} })).toEqual(['pages']);
  });

  it('what works for long may, and everything else has the minute of the platform', () => {
    const limited = ofEach(({ timeoutSeconds: of }) => (typeof of === 'number' ? of : undefined));
    expect(limited).toEqual({
      askStillForSale: 1_800,
      changeStock: 120,
      cleanUp: 1_800,
      emailMatches: 300,
      onEmailQueued: 60,
      onErasureRequested: 540,
      onListingNews: 300,
      onListingSigns: 120,
      onListingWritten: 120,
      onPhotoUploaded: 120,
      onSuspensionWritten: 300,
      publishReviews: 540,
      reconcile: 290,
      recordPrices: 540,
      recordTrust: 540,
      remindOfVisits: 540,
      retryFailedEmails: 300,
      verifyErasures: 540,
    });
  });
});

describe('what sets a function off', () => {
  it('a time', () => {
    const schedules = ofEach(
      ({ scheduleTrigger: of }) =>
        of && [of.schedule, ...(typeof of.timeZone === 'string' ? [of.timeZone] : [])].join(', '),
    );
    expect(schedules).toEqual({
      askStillForSale: '0 9 * * *, Asia/Ho_Chi_Minh',
      cleanUp: '30 3 * * *, Asia/Ho_Chi_Minh',
      emailMatches: 'every 1 minutes',
      publishReviews: '40 * * * *, Asia/Ho_Chi_Minh',
      reconcile: 'every 5 minutes',
      recordPrices: '0 4 * * *, Asia/Ho_Chi_Minh',
      recordTrust: '20 4 * * *, Asia/Ho_Chi_Minh',
      refreshRates: 'every 60 minutes',
      remindOfVisits: '0 18 * * *, Asia/Ho_Chi_Minh',
      retryFailedEmails: 'every 1 minutes',
      verifyErasures: 'every 30 minutes',
    });
    const repeated = ofEach(({ scheduleTrigger }) => {
      const count = scheduleTrigger?.retryConfig?.retryCount;
      return typeof count === 'number' ? count : undefined;
    });
    expect(repeated).toEqual({ publishReviews: 3, recordPrices: 3, recordTrust: 3, remindOfVisits: 3 });
  });

  it('a document or a file, and what fails comes again', () => {
    const events = ofEach(({ eventTrigger }) => {
      if (!eventTrigger) return undefined;
      const { eventType, eventFilterPathPatterns, eventFilters, retry } = eventTrigger;
      const where = eventFilterPathPatterns?.document ?? Object.keys(eventFilters).join();
      return `${where} ${eventType.split('.').at(-1)}${retry ? '' : ', once'}`;
    });
    expect(events).toEqual({
      onBlockCreated: 'blocks/{id} created',
      onEmailQueued: 'mail/{id} created',
      onErasureRequested: 'erasures/{userId} created',
      onFeedbackCreated: 'feedback/{id} created',
      onInquiryWritten: 'inquiries/{id} written',
      onListingNews: 'motorcycles/{id} written',
      onListingSigns: 'motorcycles/{id} written',
      onListingWritten: 'motorcycles/{id} written',
      onPhotoUploaded: 'bucket finalized',
      onProfileWritten: 'profiles/{uid} written',
      onReplyCreated: 'inquiries/{thread}/replies/{reply} created',
      onReviewWritten: 'reviews/{id} written',
      onSuspensionWritten: 'suspensions/{userId} written',
    });
  });

  it('a request, or a call', () => {
    expect(Object.keys(ofEach(({ httpsTrigger }) => httpsTrigger)).toSorted()).toEqual([
      'count',
      'health',
      'logEntry',
      'pages',
      'photos',
      'stillForSale',
      'unsubscribe',
      'view',
    ]);
    expect(Object.keys(ofEach(({ callableTrigger }) => callableTrigger))).toHaveLength(32);
  });
});

describe('as it is deployed', () => {
  it('everything runs in one region', () => {
    expect(new Set(Object.values(endpoints).flatMap(({ region }) => region))).toEqual(
      new Set(['asia-southeast1']),
    );
  });

  it('nobody sets a schedule off by an address, and nothing is translated', () => {
    expect(absent.toSorted()).toEqual([
      'emailMatchesNow',
      'onDescriptionWritten',
      'publishReviewsNow',
      'reconcileNow',
      'recordPricesNow',
      'recordTrustNow',
      'refreshRatesNow',
      'remindOfVisitsNow',
      'retryFailedEmailsNow',
    ]);
  });

  it('the secrets go to those who need them', () => {
    const secrets = ofEach(({ secretEnvironmentVariables: of }) => of?.map(({ key }) => key).join());
    const holders = (secret: string) =>
      Object.keys(secrets)
        .filter((name) => secrets[name] === secret)
        .toSorted();
    expect(holders('SMTP_URL,PUSH_KEY')).toEqual(['onEmailQueued', 'retryFailedEmails']);
    expect(holders('LINK_SECRET,SMTP_URL,PUSH_KEY')).toEqual(['performAdminAction']);
    expect(holders('LINK_SECRET,ZALO_SECRET')).toEqual(['zaloAccount']);
    expect(holders('LINK_SECRET')).toEqual([
      'addEmail',
      'answerReview',
      'askStillForSale',
      'changeStock',
      'confirmAddedEmail',
      'deleteAccount',
      'emailMatches',
      'endOtherSessions',
      'listingDays',
      'listingFigures',
      'onInquiryWritten',
      'onListingNews',
      'onListingSigns',
      'onReplyCreated',
      'onSuspensionWritten',
      'ownQuotas',
      'ownShop',
      'pushDevice',
      'readAdmin',
      'readPhotos',
      'readStock',
      'reconcile',
      'refreshConfirmed',
      'reportConversation',
      'reportListing',
      'reportReview',
      'requestPhoneCode',
      'revealContact',
      'sendInquiry',
      'sendPhotos',
      'sendSupportRequest',
      'stillForSale',
      'unsubscribe',
      'writeReview',
    ]);
  });
});
