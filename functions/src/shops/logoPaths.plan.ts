import { logoFile } from '../../../src/domain/shops/logo.ts';

const uploaded = /^uploads\/([^/]{1,128})\/shop\/logo\/([0-9a-f-]{36})$/;
const requested = /^(\/photos\/shop\/([a-z0-9-]{1,80})\/[0-9a-f-]{36})\/([^/]+)$/;

export const parseLogoUpload = (path: string) => {
  const [, userId, photoId] = uploaded.exec(path) ?? [];
  return userId && photoId ? { userId, photoId } : null;
};

/** @example parseLogoRequest('/photos/shop/hung/6f1c…/144.webp') // => { shopId: 'hung', … } */
export const parseLogoRequest = (path: string) => {
  const [, address, shopId, file] = requested.exec(path) ?? [];
  return address && shopId && file === logoFile ? { address, shopId } : null;
};

export const logoFolder = (shopId: string): string => `logos/${shopId}/`;

const folderOf = (address: string) => `logos/${address.split('/').slice(-2).join('/')}/`;

export const logoPath = (address: string): string => folderOf(address) + logoFile;

/** Path of the file with the reason for refusal. */
export const logoProblemPath = (address: string): string => `${folderOf(address)}error.json`;
