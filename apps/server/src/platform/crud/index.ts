export { crud, demandAddPermission, type CrudOptions } from './crud.ts';
export { exportRows } from './export.ts';
export { listedFields } from './export-columns.ts';
export { listExportRoutes } from './export-list.ts';
export { checkAnswer, checkedRun, countsOf, faultSpreadsheet, importRoutes, type CheckedRun } from './import.ts';
export { awaitImportTurn } from './import-turn.ts';
export { importSpreadsheet, namedColumns, type NamedColumns } from './import-columns.ts';
export type { ImportHooks, ImportRun } from './import-rows.ts';
export { hiddenIn, readDetail, readEvery, readPage, pageAnswer } from './read.ts';
export { cutAt } from './cut-at.ts';
export { fileFieldsOf, hangFiles, rowReads } from './row-files.ts';
export { moveRows, type Move } from './move-rows.ts';
export { namedList, namedOf, namedReads } from './named-reads.ts';
export { saveRows } from './save-rows.ts';
export {
  judgeNew,
  removeRows,
  saveRow,
  seenInput,
  storeJudged,
  storeRow,
  type StoredRow,
  type Values,
  type WriteHooks,
} from './write.ts';
export { bandHooks, bandsInForce, brokenEditions, type DatedBand } from './dated-bands.ts';
export { documentedInput } from './open-input.ts';
export { escapeLike, filterConditions, orderBy, type DerivedColumns } from './filters.ts';
export { cleanHtml, cleanTexts } from './clean-texts.ts';
export { wordsOfHtml } from './sanitize.ts';
