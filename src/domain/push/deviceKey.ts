/** Local storage key of this device's notification choices. Pages without it load no notification code. */
export const deviceKey = 'vongxe.device';
