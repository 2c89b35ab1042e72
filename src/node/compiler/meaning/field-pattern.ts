/** One name on the way to a field, as a regular expression. */
export const FIELD_PART = '[A-Za-z_@][A-Za-z0-9_:-]*';

/** The name of a field, as the schemas have it (`fieldName` in fields.schema.json). */
export const FIELD_NAME = `(?:${FIELD_PART})(?:\\.(?:${FIELD_PART}|[0-9]+))*`;
