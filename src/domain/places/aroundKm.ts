/**
 * Kilometres of a day trip: Tam Ky is 62 km from Da Nang, Vung Tau 63 from Ho Chi Minh City. Hue, 80 km from
 * Da Nang beyond a mountain pass, is a separate market (decision 25).
 */
export const aroundKm = 65;
