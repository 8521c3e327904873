export const maxAnswer = 5_000;

export const answerStates = ['waiting', 'sent', 'failed'] as const;
