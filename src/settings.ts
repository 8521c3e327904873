import { installation, target } from './installation/current.ts';

/** Public key for notifications on the emulators. Its private key is no secret: never use it elsewhere. */
export const developmentPushKey =
  'BDFjJylSx5xyyC5AIA2q9crU5miDYFVBZTxWyT-yjnl8k9TxmpAYnCNul90Ahy4Z59ACtiDRYGWoHIpcTUXbaRI';

export const settings = {
  ...installation,
  name: 'Vongxe',
  timeZone: 'Asia/Ho_Chi_Minh',
  /** Exchange rates per US dollar, requested hourly by a function. */
  rateSource: 'https://open.er-api.com/v6/latest/USD',
  /** Preview build: uses the demo's project, and shows a notice on every page. */
  isPreview: target === 'preview',
  phoneSignIn: { enabled: installation.signIn.phone, ...installation.phoneCodes },
  /** Invented rating of sellers without reviews, shown if the installation allows it (D3, D4). */
  placeholderRatings: {
    enabled: installation.placeholderRatings,
    seller: 4.5,
    verified: true,
    structured: { value: 5.0, count: 1 },
  },
} as const;
