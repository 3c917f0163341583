/** In degrees: an over-refraction that lies further from the flat meridian is not one of the two powers. */
export const ALONG_MERIDIAN = 20;
