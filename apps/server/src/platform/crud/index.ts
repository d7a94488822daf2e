export { crud, type CrudOptions } from './crud.ts';
export { readDetail, readList, readPage, pageAnswer } from './read.ts';
export { saveRow, removeRows, type Values, type WriteHooks } from './write.ts';
export { filterConditions, orderBy, escapeLike } from './filters.ts';
export { Parameters } from './sql-text.ts';
export { visibleConditions, type ScopeHook } from './visible.ts';
export { columnTypeOf } from './storage.ts';
export { projectionOf, toWireRow } from './columns.ts';
export { sanitizeHtml } from './sanitize.ts';
