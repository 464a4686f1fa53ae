/** Below this width in pixels the index of a full face is too small to read. */
export const SMALL = 58
