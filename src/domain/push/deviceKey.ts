/** Local storage key of this device's choices of notifications. Without it, pages load no code for them. */
export const deviceKey = 'vongxe.device';
