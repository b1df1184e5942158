/**
 * Bytes of a request's body; beyond: 413. A full batch fits: 100 names of 300 letters that a client's JSON escapes, 6 bytes each ('\\u4e2d'),
 * and their other members. Other services keep the lower default.
 */
export const BODY_BYTES = 262_144;
