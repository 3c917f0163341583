/** The largest file taken; the rules are where a project sets its own, smaller limit. */
export const OBJECT_MAX_BYTES = 100 * 1024 * 1024;
/** A name in UTF-8, as Cloud Storage limits it. */
export const NAME_MAX_BYTES = 1024;
export const METADATA_MAX_BYTES = 64 * 1024;
export const PAGE_MAX = 1000;
/** An upload begun but not finished is forgotten after this. */
export const UPLOAD_LIFE_MS = 7 * 86_400_000;
export const CHUNK_GRANULARITY = 256 * 1024;
