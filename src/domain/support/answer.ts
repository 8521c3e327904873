/** Most characters of an operator's answer. */
export const maxAnswer = 5_000;

export const answerStates = ['waiting', 'sent', 'failed'] as const;
