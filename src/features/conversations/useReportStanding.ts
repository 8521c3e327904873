import { useEffect, useState } from 'react';
import { ReportStanding } from '../../domain/moderation/conversationReport.schema.ts';
import { conversationReportId } from '../../domain/moderation/conversationReport.ts';
import { getFields } from '../../firebase/firestore.ts';
import { reportError } from '../../shell/reportError.ts';

type Standing = 'new' | 'upheld' | 'kept';

/** Outcome of the member's report, or null. */
export const useReportStanding = (userId: string, threadId: string) => {
  const [report, setReport] = useState<{ id: string; standing: Standing | null } | null>(null);
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report is read again.
  useEffect(() => {
    let isCurrent = true;
    getFields(
      ReportStanding,
      ['status'],
      'conversation_reports',
      conversationReportId(userId, threadId),
    ).then(
      (report) => isCurrent && setReport({ id: threadId, standing: report?.status ?? null }),
      (failure) => reportError(failure, 'read a report of a conversation'),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, threadId, version]);
  return {
    standing: report?.id === threadId ? report.standing : null,
    refresh: () => setVersion((now) => now + 1),
  };
};
