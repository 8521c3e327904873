/**
 * Kilometres of a day trip: Tam Ky is 62 km from Da Nang, Vung Tau 63 from Ho Chi Minh City. Hue, 80 from Da
 * Nang and behind a pass, is its own market (decision 25).
 */
export const aroundKm = 65;
