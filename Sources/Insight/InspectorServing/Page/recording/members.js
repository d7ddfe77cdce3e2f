// Reads members of lines. Recordings may come from anywhere, so that a member may have any type.

/** A time in milliseconds that is less than three years from the start, or nothing. */
export const time = (value) => typeof value === 'number' && Math.abs(value) < 1e11 ? value : undefined

/** A whole number that is not negative, or nothing. */
export const count = (value) => typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
  ? Math.floor(value) : undefined

/** A string of at most `longest` characters, or an empty one. */
export const text = (value, longest = 4000) => typeof value === 'string' ? value.slice(0, longest) : ''

/** An object, or an empty one. */
export const object = (value) => typeof value === 'object' && value !== null ? value : {}
