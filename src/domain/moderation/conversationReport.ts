/** What can be wrong with what somebody writes; an operator may suspend for each of them. */
export const conversationReasons = ['scam', 'offensive', 'spam', 'stolen', 'other'] as const;
export type ConversationReason = (typeof conversationReasons)[number];

/** One report for each person and conversation. */
export const conversationReportId = (userId: string, threadId: string): string => `${userId}_${threadId}`;

/** Stands for a thread's first message, which is no reply and has no id. */
export const firstMessage = 'question';

/** So many messages may be marked; so many of the other side's last ones are marked to begin with. */
export const mostMarked = 20;
export const markedAtFirst = 5;

/** Kept now, or already. */
export const conversationReportOutcomes = ['new', 'same'] as const;
export type ConversationReportOutcome = (typeof conversationReportOutcomes)[number];

/** How long a report stays after its decision, with the messages in it, in milliseconds. */
export const keptAfterDecision = 30 * 86_400_000;
