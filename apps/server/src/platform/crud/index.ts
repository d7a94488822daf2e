export { crud, type CrudOptions } from './crud.ts';
export { readPage, pageAnswer } from './read.ts';
export type { Values, WriteHooks } from './write.ts';
export { escapeLike } from './filters.ts';
export { Parameters } from './sql-text.ts';
export { visibleConditions, type ScopeHook } from './visible.ts';
export { columnTypeOf } from './storage.ts';
export { projectionOf, toWireRow } from './columns.ts';
export { sanitizeHtml } from './sanitize.ts';
