/** Where local storage keeps what this device is told of; without it no page loads anything of notifications. */
export const deviceKey = 'vongxe.device';
