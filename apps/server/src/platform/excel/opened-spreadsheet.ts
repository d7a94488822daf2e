/** What the thread of workbooks is asked. */
export interface WorkbookToRead {
  readonly bytes: Uint8Array;
  readonly rowLimit: number;
}

export interface OpenedSpreadsheet {
  /** Rows from the top of the spreadsheet; a blank one may be undefined. */
  readonly rows: readonly (readonly (SpreadsheetCell | undefined)[] | undefined)[];
  /** Days are counted from 1904 in workbooks of old Macs. */
  readonly date1904: boolean;
}

/** A cell as the reader gives it. */
export interface SpreadsheetCell {
  /** b flag, n number, e error, s text, z blank. */
  readonly t: string;
  readonly v?: unknown;
  /** The formula. */
  readonly f?: string;
  /** Its number format. */
  readonly z?: string | number;
}
