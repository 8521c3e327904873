export const channels = ['phone', 'whatsapp'] as const;
export type Channel = (typeof channels)[number];

export const phonePattern = /^\+[1-9][0-9]{5,14}$/;
