export { sentSpreadsheet } from './sent-spreadsheet.ts';
export { sentTable } from './sent-table.ts';
export {
  readSpreadsheet,
  readTable,
  type SpreadsheetReading,
  type SpreadsheetRow,
  type WrongRow,
} from './read-spreadsheet.ts';
export { refuseFaults } from './refuse-faults.ts';
export { datedSpreadsheet, spreadsheetAnswer } from './spreadsheet-answer.ts';
export { spreadsheetFault, type FaultPlace, type SpreadsheetFault } from './spreadsheet-fault.ts';
export type { SpreadsheetField, SpreadsheetFields, SpreadsheetValues } from './spreadsheet-fields.ts';
export type { PlainCell } from './spreadsheet-cells.ts';
export { workbookBytes } from './stream-workbook.ts';
export { writePlain, type PlainContent } from './write-plain.ts';
export { spreadsheetOf, writeSpreadsheet, type SpreadsheetContent } from './write-spreadsheet.ts';
export { writeTemplate, type TemplateContent } from './write-template.ts';
