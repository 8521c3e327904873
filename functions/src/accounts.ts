import type { Auth } from 'firebase-admin/auth';
import { connect } from './site.ts';

/** Firebase Auth. Loaded when it is asked for: most of what functions do gets by without it. */
export const accounts = async (): Promise<Auth> => {
  connect();
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth();
};
