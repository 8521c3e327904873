/** Local storage key of this device's notification settings. Without this key, pages load no push code. */
export const deviceKey = 'vongxe.device';
