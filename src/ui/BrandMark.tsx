import type { ReactNode } from 'react';

/* Logos of other services in their own colours, as the services' guidelines for buttons demand. */
const marks = {
  google: (
    <>
      <path
        fill="#ea4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.5-4.7 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
      />
      <path
        fill="#fbbc05"
        d="M10.5 28.6c-.5-1.5-.8-3-.8-4.6s.3-3.1.8-4.6l-8-6.2C.9 16.5 0 20.1 0 24s.9 7.5 2.6 10.8z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.4-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="24" cy="24" r="24" fill="#1877f2" />
      <path
        fill="#fff"
        d="M33.3 31l1.1-7h-6.7v-4.5c0-1.9.9-3.7 3.9-3.7h3.1V9.9s-2.8-.5-5.4-.5c-5.5 0-9.1 3.3-9.1 9.4V24h-6.1v7h6.1v16.7a24 24 0 0 0 7.5 0V31z"
      />
    </>
  ),
  whatsapp: (
    <>
      <path fill="#25d366" d="M24 0a24 24 0 0 0-20.8 36L0 48l12.3-3.2A24 24 0 1 0 24 0z" />
      <path
        fill="#fff"
        d="M17 12c-3 1-5 4-4 8 2 7 8 13 15 15 4 1 7-1 8-4 .3-1-.2-1.6-1-2l-5-2.5c-.8-.4-1.5-.2-2 .5l-1.6 2c-4-1.7-6.7-4.4-8.4-8.4l2-1.6c.7-.5.9-1.2.5-2l-2.5-5c-.4-.8-1-1.3-2-1z"
      />
    </>
  ),
  zalo: (
    <>
      <rect width="48" height="48" rx="12" fill="#0068ff" />
      <path fill="#fff" d="M14 12h21v4L20 32h15v4H13v-4l15-16H14z" />
    </>
  ),
  instagram: (
    <>
      <rect width="48" height="48" rx="12" fill="#d62976" />
      <rect x="11" y="11" width="26" height="26" rx="8" fill="none" stroke="#fff" strokeWidth="3.5" />
      <circle cx="24" cy="24" r="6" fill="none" stroke="#fff" strokeWidth="3.5" />
      <circle cx="31.5" cy="16.5" r="2" fill="#fff" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export const BrandMark = ({ of }: { of: keyof typeof marks }) => (
  <svg viewBox="0 0 48 48" width={18} height={18} aria-hidden="true" className="shrink-0">
    {marks[of]}
  </svg>
);
