/** Local storage key of this device's choices. Without this entry, pages load no code for notifications. */
export const deviceKey = 'vongxe.device';
