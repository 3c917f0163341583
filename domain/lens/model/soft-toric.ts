/**
 * In D, as measured in the refraction: from this cylinder on a soft lens is toric. Generic practice; makers require a
 * toric above or from 0.75.
 */
export const SOFT_TORIC = 0.75;
