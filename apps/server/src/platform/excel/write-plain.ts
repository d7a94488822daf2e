import type { Readable } from 'node:stream';
import { plainContent, type PlainCell } from './spreadsheet-cells.ts';
import { workbookStream, type CellRow } from './stream-workbook.ts';
import { headerCell } from './write-spreadsheet.ts';

export interface PlainContent {
  readonly name: string;
  readonly header: readonly string[];
  /** In batches, as they come: what is held at a time is one of them, however many rows there are. */
  readonly batches: AsyncIterable<readonly (readonly PlainCell[])[]>;
}

const width = 18;

/** Rows whose columns nobody knows beforehand as a real .xlsx: numbers as numbers, all else as the text that it is. */
export function writePlain({ name, header, batches }: PlainContent): Readable {
  return workbookStream([
    { name, widths: header.map(() => width), header: header.map(headerCell), rows: contentsOf(batches) },
  ]);
}

async function* contentsOf(batches: PlainContent['batches']): AsyncGenerator<CellRow[]> {
  for await (const rows of batches) yield rows.map((cells) => cells.map(plainContent));
}
