/** Local storage key of this device's notification settings. While unset, pages load no push code. */
export const deviceKey = 'vongxe.device';
