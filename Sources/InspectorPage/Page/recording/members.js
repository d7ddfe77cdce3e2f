// Reads members of lines. Recordings may come from anywhere, so that a member may have any type.

/** A finite number, or nothing. */
export const number = (value) => typeof value === 'number' && Number.isFinite(value) ? value : undefined

/** A whole number that is not negative, or nothing. */
export const count = (value) => typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
  ? Math.floor(value) : undefined

/** A string of at most `longest` characters, or an empty one. */
export const text = (value, longest = 4000) => typeof value === 'string' ? value.slice(0, longest) : ''

/** An object, or an empty one. */
export const object = (value) => typeof value === 'object' && value !== null ? value : {}
