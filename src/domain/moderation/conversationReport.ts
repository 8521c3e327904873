export const conversationReasons = ['scam', 'offensive', 'spam', 'stolen', 'other'] as const;
export type ConversationReason = (typeof conversationReasons)[number];

export const conversationReportId = (userId: string, threadId: string): string => `${userId}_${threadId}`;

/** Stands for a thread's first message, which has no id. */
export const firstMessage = 'question';

/** Limit of marked messages. The form initially marks the last `markedAtFirst`. */
export const maxMarked = 20;
export const markedAtFirst = 5;

/** `same`: reported already. */
export const conversationReportOutcomes = ['new', 'same'] as const;
export type ConversationReportOutcome = (typeof conversationReportOutcomes)[number];

/** Milliseconds that a report and its messages are stored after the decision. */
export const keptAfterDecision = 30 * 86_400_000;
