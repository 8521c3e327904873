import type { ReactNode } from 'react';
import type { Shot } from '../../domain/photos/shots.ts';

const side = (
  <>
    <circle cx="15" cy="34" r="8" />
    <circle cx="49" cy="34" r="8" />
    <path d="M15 34l7-18h-5m5 0 4-3m-3 8c6-4 12-3 15 0l13-3c3-1 4 1 3 3l-5 6H38l-6 7H22m10-7 17 7" />
  </>
);

const drawings: Record<Shot, ReactNode> = {
  left: side,
  right: <g transform="matrix(-1 0 0 1 64 0)">{side}</g>,
  front: (
    <>
      <circle cx="32" cy="17" r="5" />
      <path d="M15 14l9-1h16l9 1M20 12l-3-6m27 6 3-6M26 21l-2 10h16l-2-10M29 31v11a3 3 0 0 0 6 0V31" />
    </>
  ),
  back: (
    <>
      <path d="M15 13l9 1h16l9-1M24 14l-3 12h22l-3-12M26 20h12M27 29h10v7H27zM30 36v6a2 2 0 0 0 4 0v-6" />
    </>
  ),
  odometer: (
    <>
      <path d="M12 38a21 21 0 1 1 40 0zM32 33l9-12M17 26l3 2m-1-10 3 3m10-7v4m13 1-3 3" />
      <path d="M24 33h-1v4h18v-4h-1" />
    </>
  ),
  engine: (
    <>
      <circle cx="40" cy="31" r="11" />
      <circle cx="40" cy="31" r="4" />
      <path d="M31 24 22 9M36 20 28 6M17 12l14-8M19 16l14-8M21 20l14-8M29 31H13v6h17" />
    </>
  ),
  tyres: (
    <>
      <circle cx="32" cy="24" r="18" />
      <circle cx="32" cy="24" r="11" />
      <path d="M32 6v7m0 22v7M14 24h7m22 0h7M19 11l5 5m16 16 5 5M45 11l-5 5M24 32l-5 5" />
    </>
  ),
  papers: (
    <>
      <rect x="9" y="8" width="46" height="32" rx="3" />
      <path d="M15 15h20M15 21h12" />
      <path d="M15 28h34v6H15z" fill="currentColor" />
    </>
  ),
};

/** Decorative: the label says the same. */
export const ShotOutline = ({ shot }: { shot: Shot }) => (
  <svg
    viewBox="0 0 64 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    width={64}
    height={48}
  >
    {drawings[shot]}
  </svg>
);
